; test compile
; target gfx906
@a = addrspace(1) global i32 1
@b = weak alias i32, ptr addrspace(1) @a
; errors gfx906
;> weak_alias_in_an_object.ll:4:1: error: weak alias '@b' in an object is not supported
;> @b = weak alias i32, ptr addrspace(1) @a
;> ^
;>   hint: link here, or make it weak_odr
