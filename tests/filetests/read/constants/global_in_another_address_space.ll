; test read
; target gfx906
@x = global ptr @y
@y = addrspace(3) global i32 undef
; errors gfx906
;> global_in_another_address_space.ll:3:17: error: '@y' defined with type 'ptr addrspace(3)' but expected 'ptr'
;> @x = global ptr @y
;>                 ^
