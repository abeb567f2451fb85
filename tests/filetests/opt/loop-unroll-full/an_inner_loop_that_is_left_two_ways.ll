; test loop-unroll-full,sroa,simplify-cfg,dce
; target gfx906

define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %bound) {
entry:
  %a = alloca [2 x i32], addrspace(5)
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %after ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %on ]
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %j
  %x = load i32, ptr addrspace(1) %from
  %leaves = icmp sgt i32 %x, %bound
  br i1 %leaves, label %after, label %on

on:
  %j1 = add i32 %j, 1
  %again = icmp ult i32 %j1, 2
  br i1 %again, label %inner, label %after

after:
  %at = getelementptr i32, ptr addrspace(5) %a, i32 %i
  store i32 %x, ptr addrspace(5) %at
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, 2
  br i1 %more, label %outer, label %done

done:
  %b = load i32, ptr addrspace(5) %a
  %second = getelementptr i32, ptr addrspace(5) %a, i32 1
  %c = load i32, ptr addrspace(5) %second
  %sum = add i32 %b, %c
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %bound) {
;> entry:
;>   %0 = load i32, ptr addrspace(1) %p, align 4
;>   %1 = icmp sgt i32 %0, %bound
;>   br i1 %1, label %2, label %6
;>
;> 2:
;>   %3 = phi i32 [ %0, %entry ], [ %8, %6 ]
;>   %4 = load i32, ptr addrspace(1) %p, align 4
;>   %5 = icmp sgt i32 %4, %bound
;>   br i1 %5, label %9, label %11
;>
;> 6:
;>   %7 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %8 = load i32, ptr addrspace(1) %7, align 4
;>   br label %2
;>
;> 9:
;>   %10 = phi i32 [ %4, %2 ], [ %13, %11 ]
;>   %sum = add i32 %3, %10
;>   store i32 %sum, ptr addrspace(1) %p, align 4
;>   ret void
;>
;> 11:
;>   %12 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %13 = load i32, ptr addrspace(1) %12, align 4
;>   br label %9
;> }
