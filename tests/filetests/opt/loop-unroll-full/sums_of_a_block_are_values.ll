; test loop-unroll-full,sroa,simplify-cfg,dce
; target gfx906

define amdgpu_kernel void @f(ptr addrspace(1) %p) {
entry:
  %sums = alloca [3 x i32], addrspace(5)
  store i32 1, ptr addrspace(5) %sums
  %second = getelementptr i32, ptr addrspace(5) %sums, i32 1
  store i32 2, ptr addrspace(5) %second
  %third = getelementptr i32, ptr addrspace(5) %sums, i32 2
  store i32 3, ptr addrspace(5) %third
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp slt i32 %i, 3
  br i1 %more, label %body, label %done

body:
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %from
  %at = getelementptr [3 x i32], ptr addrspace(5) %sums, i32 0, i32 %i
  %old = load i32, ptr addrspace(5) %at
  %new = add i32 %old, %x
  store i32 %new, ptr addrspace(5) %at
  %next = add i32 %i, 1
  br label %head

done:
  %a = load i32, ptr addrspace(5) %sums
  %b = load i32, ptr addrspace(5) %second
  %c = load i32, ptr addrspace(5) %third
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  store i32 %abc, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @f(ptr addrspace(1) %p) {
;> entry:
;>   %0 = load i32, ptr addrspace(1) %p, align 4
;>   %1 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %2 = load i32, ptr addrspace(1) %1, align 4
;>   %3 = add i32 %2, 2
;>   %4 = getelementptr i8, ptr addrspace(1) %p, i64 8
;>   %5 = load i32, ptr addrspace(1) %4, align 4
;>   %6 = add i32 %5, 3
;>   %7 = add i32 %0, %3
;>   %8 = add i32 %7, %6
;>   %abc = add i32 %8, 1
;>   store i32 %abc, ptr addrspace(1) %p, align 4
;>   ret void
;> }
