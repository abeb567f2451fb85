; test read
; target gfx906
@x = global ptr blockaddress(@f, %b)
; errors gfx906
;> block_address.ll:3:17: error: this constant expression 'blockaddress' is not supported
;> @x = global ptr blockaddress(@f, %b)
;>                 ^
;>   hint: write it as instructions
