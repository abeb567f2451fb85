; test infer-address-spaces,dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %slot = alloca i32, addrspace(5)
  %x = addrspacecast ptr addrspace(5) %slot to ptr
  %y = addrspacecast ptr addrspace(1) %p to ptr
  %c = icmp eq ptr addrspace(1) %p, null
  %first = select i1 %c, ptr %x, ptr %y
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
;>   %slot = alloca i32, align 4, addrspace(5)
;>   %x = addrspacecast ptr addrspace(5) %slot to ptr
;>   %y = addrspacecast ptr addrspace(1) %p to ptr
;>   %c = icmp eq ptr addrspace(1) %p, null
;>   %first = select i1 %c, ptr %x, ptr %y
;>   br label %body
;>
;> body:
;>   %at = phi ptr [ %first, %0 ], [ %next, %body ]
;>   %v = load i32, ptr %at, align 4
;>   store i32 %v, ptr addrspace(1) %p, align 4
;>   %next = getelementptr i8, ptr %at, i64 4
;>   %again = icmp eq i32 %v, 1
;>   br i1 %again, label %body, label %exit
;>
;> exit:
;>   ret void
;> }
