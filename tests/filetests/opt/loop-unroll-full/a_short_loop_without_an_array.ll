; test loop-unroll-full
; target gfx906

define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %x) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ %x, %entry ], [ %turned, %body ]
  %more = icmp ult i32 %i, 3
  br i1 %more, label %body, label %done

body:
  %shifted = shl i32 %sum, %i
  %turned = xor i32 %shifted, %i
  %next = add i32 %i, 1
  br label %head

done:
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %x) {
;> entry:
;>   %0 = shl i32 %x, 1
;>   %1 = xor i32 %0, 1
;>   %2 = shl i32 %1, 2
;>   %3 = xor i32 %2, 2
;>   store i32 %3, ptr addrspace(1) %p, align 4
;>   ret void
;> }
