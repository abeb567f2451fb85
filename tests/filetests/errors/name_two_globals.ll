; test compile
; target gfx906
; the variable is defined twice
@g = addrspace(1) global i32 0
@g = addrspace(1) global i32 1
; errors gfx906
;> name_two_globals.ll:5:1: error: redefinition of global '@g'
;> @g = addrspace(1) global i32 1
;> ^
