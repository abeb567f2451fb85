; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %y = atomicrmw nand ptr addrspace(1) %p, i32 %x monotonic
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
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   %8 = load atomic i32, ptr addrspace(1) %p monotonic, align 4
;>   br label %9
;>
;> 9:
;>   %y = phi i32 [ %8, %0 ], [ %13, %15 ]
;>   %10 = and i32 %y, %x
;>   %11 = xor i32 %10, -1
;>   %12 = cmpxchg ptr addrspace(1) %p, i32 %y, i32 %11 monotonic monotonic, align 4
;>   %13 = extractvalue { i32, i1 } %12, 0
;>   %14 = extractvalue { i32, i1 } %12, 1
;>   br i1 %14, label %16, label %15
;>
;> 15:
;>   br label %9
;>
;> 16:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
