; test compile
; target gfx906
; a condition is an i1
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br i32 %n, label %a, label %a
a:
  ret void
}
; errors gfx906
;> type_branch_condition.ll:5:6: error: branch condition must have 'i1' type
;>   br i32 %n, label %a, label %a
;>      ^
