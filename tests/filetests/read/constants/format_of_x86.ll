; test read
; target gfx906
@x = global double 0xK4000C8F5C28F5C28F800
; errors gfx906
;> format_of_x86.ll:3:20: error: floating point constant does not have type 'double'
;> @x = global double 0xK4000C8F5C28F5C28F800
;>                    ^
