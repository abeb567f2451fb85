; test compile
; target gfx906
@a = addrspace(1) global i32 1
@b = alias i32, getelementptr (i8, ptr addrspace(1) @a, i64 8)
@c = external addrspace(1) global i32
@d = alias i32, ptr addrspace(1) @c
; errors gfx906
;> name_outside_alias.ll:4:1: error: alias '@b' is outside of what it names
;> @b = alias i32, getelementptr (i8, ptr addrspace(1) @a, i64 8)
;> ^
;> name_outside_alias.ll:6:1: error: alias '@d' must point to a definition
;> @d = alias i32, ptr addrspace(1) @c
;> ^
