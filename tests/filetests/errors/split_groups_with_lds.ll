; test compile
; target gfx90a
; waves on several compute units share no LDS
@v = internal addrspace(3) global i32 poison
define amdgpu_kernel void @k() #0 {
  store i32 1, ptr addrspace(3) @v
  ret void
}
attributes #0 = { "target-features"="+tgsplit" }
; errors gfx90a
;> split_groups_with_lds.ll:5:27: error: local memory (4) exceeds limit (0) in function 'k'
;> define amdgpu_kernel void @k() #0 {
;>                           ^
;>   hint: work-groups that are split (tgsplit) have none
