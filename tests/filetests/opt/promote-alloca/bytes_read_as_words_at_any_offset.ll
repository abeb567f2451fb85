; test promote-alloca
; target gfx906
; Words at any byte overlap one another over the whole array: no variable holds so much, so that the
; choices would be among as many loads. Of an array that is no longer than a variable they are made.
define amdgpu_kernel void @long(ptr addrspace(1) %o, i32 %i) {
  %a = alloca [24 x i8], addrspace(5)
  store i64 1234567890123, ptr addrspace(5) %a
  %p = getelementptr inbounds i8, ptr addrspace(5) %a, i32 %i
  %w = load i32, ptr addrspace(5) %p, align 1
  store i32 %w, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @short(ptr addrspace(1) %o, i32 %i) {
  %a = alloca [8 x i8], addrspace(5)
  store i64 1234567890123, ptr addrspace(5) %a
  %p = getelementptr inbounds i8, ptr addrspace(5) %a, i32 %i
  %w = load i32, ptr addrspace(5) %p, align 1
  store i32 %w, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @long(ptr addrspace(1) %o, i32 %i) {
;>   %a = alloca [24 x i8], align 1, addrspace(5)
;>   store i64 1234567890123, ptr addrspace(5) %a, align 8
;>   %p = getelementptr inbounds i8, ptr addrspace(5) %a, i32 %i
;>   %w = load i32, ptr addrspace(5) %p, align 1
;>   store i32 %w, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @short(ptr addrspace(1) %o, i32 %i) {
;>   %a = alloca [8 x i8], align 1, addrspace(5)
;>   store i64 1234567890123, ptr addrspace(5) %a, align 8
;>   %1 = getelementptr i8, ptr addrspace(5) %a, i32 0
;>   %2 = load i32, ptr addrspace(5) %1, align 1
;>   %3 = getelementptr i8, ptr addrspace(5) %a, i32 1
;>   %4 = load i32, ptr addrspace(5) %3, align 1
;>   %5 = getelementptr i8, ptr addrspace(5) %a, i32 2
;>   %6 = load i32, ptr addrspace(5) %5, align 1
;>   %7 = getelementptr i8, ptr addrspace(5) %a, i32 3
;>   %8 = load i32, ptr addrspace(5) %7, align 1
;>   %9 = getelementptr i8, ptr addrspace(5) %a, i32 4
;>   %10 = load i32, ptr addrspace(5) %9, align 1
;>   %11 = insertelement <5 x i32> poison, i32 %2, i32 0
;>   %12 = insertelement <5 x i32> %11, i32 %4, i32 1
;>   %13 = insertelement <5 x i32> %12, i32 %6, i32 2
;>   %14 = insertelement <5 x i32> %13, i32 %8, i32 3
;>   %15 = insertelement <5 x i32> %14, i32 %10, i32 4
;>   %16 = extractelement <5 x i32> %15, i32 %i
;>   store i32 %16, ptr addrspace(1) %o, align 4
;>   ret void
;> }
