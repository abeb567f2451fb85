; test promote-alloca
; target gfx906
; Work-groups of 1,024 leave 64 registers to a work-item, those of 256 leave 256.
define amdgpu_kernel void @many(ptr addrspace(1) %o, i32 %i, i64 %v) "amdgpu-flat-work-group-size"="1,1024" {
  %a = alloca [32 x i64], addrspace(5)
  %p = getelementptr [32 x i64], ptr addrspace(5) %a, i32 0, i32 %i
  store i64 %v, ptr addrspace(5) %p
  %q = getelementptr [32 x i64], ptr addrspace(5) %a, i32 0, i32 3
  %w = load i64, ptr addrspace(5) %q
  store i64 %w, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @few(ptr addrspace(1) %o, i32 %i, i32 %v) "amdgpu-flat-work-group-size"="1,1024" {
  %a = alloca [4 x i32], addrspace(5)
  %p = getelementptr [4 x i32], ptr addrspace(5) %a, i32 0, i32 %i
  store i32 %v, ptr addrspace(5) %p
  %q = getelementptr [4 x i32], ptr addrspace(5) %a, i32 0, i32 3
  %w = load i32, ptr addrspace(5) %q
  store i32 %w, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @many(ptr addrspace(1) %o, i32 %i, i64 %v) #0 {
;>   %a = alloca [32 x i64], align 8, addrspace(5)
;>   %p = getelementptr [32 x i64], ptr addrspace(5) %a, i32 0, i32 %i
;>   store i64 %v, ptr addrspace(5) %p, align 8
;>   %q = getelementptr [32 x i64], ptr addrspace(5) %a, i32 0, i32 3
;>   %w = load i64, ptr addrspace(5) %q, align 8
;>   store i64 %w, ptr addrspace(1) %o, align 8
;>   ret void
;> }
;>
;> define amdgpu_kernel void @few(ptr addrspace(1) %o, i32 %i, i32 %v) #0 {
;>   %a = alloca [4 x i32], align 4, addrspace(5)
;>   %1 = getelementptr i8, ptr addrspace(5) %a, i32 0
;>   %2 = load i32, ptr addrspace(5) %1, align 4
;>   %3 = getelementptr i8, ptr addrspace(5) %a, i32 4
;>   %4 = load i32, ptr addrspace(5) %3, align 4
;>   %5 = getelementptr i8, ptr addrspace(5) %a, i32 8
;>   %6 = load i32, ptr addrspace(5) %5, align 4
;>   %7 = getelementptr i8, ptr addrspace(5) %a, i32 12
;>   %8 = load i32, ptr addrspace(5) %7, align 4
;>   %9 = insertelement <4 x i32> poison, i32 %2, i32 0
;>   %10 = insertelement <4 x i32> %9, i32 %4, i32 1
;>   %11 = insertelement <4 x i32> %10, i32 %6, i32 2
;>   %12 = insertelement <4 x i32> %11, i32 %8, i32 3
;>   %13 = insertelement <4 x i32> %12, i32 %v, i32 %i
;>   %14 = extractelement <4 x i32> %13, i32 0
;>   %15 = getelementptr i8, ptr addrspace(5) %a, i32 0
;>   store i32 %14, ptr addrspace(5) %15, align 4
;>   %16 = extractelement <4 x i32> %13, i32 1
;>   %17 = getelementptr i8, ptr addrspace(5) %a, i32 4
;>   store i32 %16, ptr addrspace(5) %17, align 4
;>   %18 = extractelement <4 x i32> %13, i32 2
;>   %19 = getelementptr i8, ptr addrspace(5) %a, i32 8
;>   store i32 %18, ptr addrspace(5) %19, align 4
;>   %20 = extractelement <4 x i32> %13, i32 3
;>   %21 = getelementptr i8, ptr addrspace(5) %a, i32 12
;>   store i32 %20, ptr addrspace(5) %21, align 4
;>   %q = getelementptr [4 x i32], ptr addrspace(5) %a, i32 0, i32 3
;>   %w = load i32, ptr addrspace(5) %q, align 4
;>   store i32 %w, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" }
