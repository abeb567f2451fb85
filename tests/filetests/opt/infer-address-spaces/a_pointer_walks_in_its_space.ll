; test infer-address-spaces,dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %first = addrspacecast ptr addrspace(1) %p to ptr
  br label %body
body:
  %at = phi ptr [ %first, %0 ], [ %next, %body ]
  %v = load i32, ptr %at
  store i32 %v, ptr addrspace(1) %p
  %next = getelementptr i8, ptr %at, i64 4
  %again = icmp eq i32 %v, 1
  br i1 %again, label %body, label %exit
exit:
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p) {
;>   br label %body
;>
;> body:
;>   %1 = phi ptr addrspace(1) [ %p, %0 ], [ %2, %body ]
;>   %v = load i32, ptr addrspace(1) %1, align 4
;>   store i32 %v, ptr addrspace(1) %p, align 4
;>   %2 = getelementptr i8, ptr addrspace(1) %1, i64 4
;>   %again = icmp eq i32 %v, 1
;>   br i1 %again, label %body, label %exit
;>
;> exit:
;>   ret void
;> }
