; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load <5 x i32>, ptr addrspace(1) %p
  %y = add <5 x i32> %x, <i32 1, i32 2, i32 3, i32 4, i32 5>
  store <5 x i32> %y, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %8 = load <4 x i32>, ptr addrspace(1) %p, align 32
;>   %9 = extractelement <4 x i32> %8, i32 0
;>   %10 = extractelement <4 x i32> %8, i32 1
;>   %11 = extractelement <4 x i32> %8, i32 2
;>   %12 = extractelement <4 x i32> %8, i32 3
;>   %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
;>   %14 = load i32, ptr addrspace(1) %13, align 16
;>   %15 = add i32 %9, 1
;>   %16 = add i32 %10, 2
;>   %17 = add i32 %11, 3
;>   %18 = add i32 %12, 4
;>   %19 = add i32 %14, 5
;>   %20 = insertelement <4 x i32> poison, i32 %15, i32 0
;>   %21 = insertelement <4 x i32> %20, i32 %16, i32 1
;>   %22 = insertelement <4 x i32> %21, i32 %17, i32 2
;>   %23 = insertelement <4 x i32> %22, i32 %18, i32 3
;>   store <4 x i32> %23, ptr addrspace(1) %p, align 32
;>   %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
;>   store i32 %19, ptr addrspace(1) %24, align 16
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
