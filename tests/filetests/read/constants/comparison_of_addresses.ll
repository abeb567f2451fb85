; test read
; target gfx906
@x = global i1 icmp eq (ptr @x, ptr null)
; errors gfx906
;> comparison_of_addresses.ll:3:16: error: this constant expression 'icmp' is not supported
;> @x = global i1 icmp eq (ptr @x, ptr null)
;>                ^
;>   hint: write it as instructions
