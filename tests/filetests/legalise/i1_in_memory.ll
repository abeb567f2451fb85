; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i1, ptr addrspace(1) %p
  %y = xor i1 %x, true
  store i1 %y, ptr addrspace(1) %p
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
;>   %8 = load i8, ptr addrspace(1) %p, align 1
;>   %9 = zext i8 %8 to i32
;>   %10 = and i32 %9, 1
;>   %x = icmp ne i32 %10, 0
;>   %y = xor i1 %x, true
;>   %11 = zext i1 %y to i32
;>   %12 = trunc i32 %11 to i8
;>   store i8 %12, ptr addrspace(1) %p, align 1
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
