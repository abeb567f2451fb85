; test compile
; target gfx906
; an alias whose place a linker chooses
@v = addrspace(1) global i32 0
@a = common alias i32, ptr addrspace(1) @v
; errors gfx906
;> alias_common.ll:5:6: error: invalid linkage type for alias
;> @a = common alias i32, ptr addrspace(1) @v
;>      ^
