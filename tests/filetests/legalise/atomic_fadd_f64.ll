; test legalise
; target gfx906 gfx90a
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load double, ptr addrspace(1) %p
  %y = atomicrmw fadd ptr addrspace(1) %p, double %x monotonic
  ret void
}
; expect gfx906 gfx90a
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %x = load double, ptr addrspace(1) %p, align 8
;>   %8 = load atomic i64, ptr addrspace(1) %p monotonic, align 8
;>   br label %9
;>
;> 9:
;>   %10 = phi i64 [ %8, %0 ], [ %15, %17 ]
;>   %11 = bitcast i64 %10 to double
;>   %12 = fadd double %11, %x
;>   %13 = bitcast double %12 to i64
;>   %14 = cmpxchg ptr addrspace(1) %p, i64 %10, i64 %13 monotonic monotonic, align 8
;>   %15 = extractvalue { i64, i1 } %14, 0
;>   %16 = extractvalue { i64, i1 } %14, 1
;>   br i1 %16, label %18, label %17
;>
;> 17:
;>   br label %9
;>
;> 18:
;>   %y = bitcast i64 %10 to double
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
