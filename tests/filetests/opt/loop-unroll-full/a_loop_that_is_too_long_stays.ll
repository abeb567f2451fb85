; test loop-unroll-full
; target gfx906

define amdgpu_kernel void @f(ptr addrspace(1) %p) {
entry:
  %a = alloca [16 x i32], addrspace(5)
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %k = and i32 %i, 15
  %at = getelementptr i32, ptr addrspace(5) %a, i32 %k
  store i32 %i, ptr addrspace(5) %at
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 5000
  br i1 %more, label %body, label %done

done:
  %x = load i32, ptr addrspace(5) %a
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @f(ptr addrspace(1) %p) {
;> entry:
;>   %a = alloca [16 x i32], align 4, addrspace(5)
;>   br label %body
;>
;> body:
;>   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;>   %k = and i32 %i, 15
;>   %at = getelementptr i32, ptr addrspace(5) %a, i32 %k
;>   store i32 %i, ptr addrspace(5) %at, align 4
;>   %next = add i32 %i, 1
;>   %more = icmp ult i32 %next, 5000
;>   br i1 %more, label %body, label %done
;>
;> done:
;>   %x = load i32, ptr addrspace(5) %a, align 4
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
