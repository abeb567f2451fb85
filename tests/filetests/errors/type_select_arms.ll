; test compile
; target gfx906
; the arms have different types
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = select i1 true, i32 1, float 1.0
  ret void
}
; errors gfx906
;> type_select_arms.ll:5:31: error: both values to select must have same type
;>   %x = select i1 true, i32 1, float 1.0
;>                               ^
