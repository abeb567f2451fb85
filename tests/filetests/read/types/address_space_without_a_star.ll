; test read
; target gfx906
@x = global i32 addrspace(1) null
; errors gfx906
;> address_space_without_a_star.ll:3:30: error: expected '*' in address space
;> @x = global i32 addrspace(1) null
;>                              ^
