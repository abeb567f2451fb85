; test loop-unroll-full,sroa,simplify-cfg,dce
; target gfx906

@places = internal addrspace(4) constant [3 x i8] c"\02\00\01"

define amdgpu_kernel void @f(ptr addrspace(1) %p) {
entry:
  %a = alloca [3 x i32], addrspace(5)
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %from = getelementptr i8, ptr addrspace(4) @places, i32 %i
  %place = load i8, ptr addrspace(4) %from
  %k = zext i8 %place to i32
  switch i32 %i, label %other [
    i32 0, label %first
    i32 1, label %second
  ]

first:
  br label %on

second:
  br label %on

other:
  br label %on

on:
  %x = phi i32 [ 10, %first ], [ 20, %second ], [ 30, %other ]
  %at = getelementptr i32, ptr addrspace(5) %a, i32 %k
  store i32 %x, ptr addrspace(5) %at
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %body, label %done

done:
  %x0 = load i32, ptr addrspace(5) %a
  %at1 = getelementptr i32, ptr addrspace(5) %a, i32 1
  %x1 = load i32, ptr addrspace(5) %at1
  %at2 = getelementptr i32, ptr addrspace(5) %a, i32 2
  %x2 = load i32, ptr addrspace(5) %at2
  %to1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  %to2 = getelementptr i32, ptr addrspace(1) %p, i32 2
  store i32 %x0, ptr addrspace(1) %p
  store i32 %x1, ptr addrspace(1) %to1
  store i32 %x2, ptr addrspace(1) %to2
  ret void
}
; expect gfx906
;>
;> @places = internal addrspace(4) constant [3 x i8] c"\02\00\01", align 1
;>
;> define amdgpu_kernel void @f(ptr addrspace(1) %p) {
;> entry:
;>   %to1 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %to2 = getelementptr i8, ptr addrspace(1) %p, i64 8
;>   store i32 20, ptr addrspace(1) %p, align 4
;>   store i32 30, ptr addrspace(1) %to1, align 4
;>   store i32 10, ptr addrspace(1) %to2, align 4
;>   ret void
;> }
