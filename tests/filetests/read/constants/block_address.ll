; test read
; target gfx906
@x = global ptr blockaddress(@f, %b)
; expect gfx906
;>
;> @x = global ptr inttoptr (i64 1 to ptr), align 8
