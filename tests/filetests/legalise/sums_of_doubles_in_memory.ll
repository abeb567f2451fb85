; test legalise
; target gfx90a
; One instruction where memory is not fine-grained, else a loop.
define amdgpu_kernel void @coarse(ptr addrspace(1) %p, double %x) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr double, ptr addrspace(1) %p, i32 %i
  %a = atomicrmw fadd ptr addrspace(1) %q, double %x syncscope("agent") monotonic, !amdgpu.no.fine.grained.memory !0
  ret void
}
define amdgpu_kernel void @any(ptr addrspace(1) %p, double %x) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr double, ptr addrspace(1) %p, i32 %i
  %a = atomicrmw fadd ptr addrspace(1) %q, double %x syncscope("agent") monotonic
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
!0 = !{}
; expect gfx90a
;> define amdgpu_kernel void @coarse() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %x = bitcast i64 %12 to double
;>   %i = call i32 @llvm.amdgcn.workitem.id.x()
;>   %13 = zext i32 %i to i64
;>   %14 = shl i32 %i, 3
;>   %15 = zext i32 %14 to i64
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 %15
;>   %16 = atomicrmw fadd ptr addrspace(1) %q, double %x syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !{}
;>   ret void
;> }
;>
;> define amdgpu_kernel void @any() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %x = bitcast i64 %12 to double
;>   %i = call i32 @llvm.amdgcn.workitem.id.x()
;>   %13 = zext i32 %i to i64
;>   %14 = shl i32 %i, 3
;>   %15 = zext i32 %14 to i64
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 %15
;>   %16 = load atomic i64, ptr addrspace(1) %q syncscope("agent") monotonic, align 8
;>   br label %17
;>
;> 17:
;>   %18 = phi i64 [ %16, %0 ], [ %23, %25 ]
;>   %19 = bitcast i64 %18 to double
;>   %20 = fadd double %19, %x
;>   %21 = bitcast double %20 to i64
;>   %22 = cmpxchg ptr addrspace(1) %q, i64 %18, i64 %21 syncscope("agent") monotonic monotonic, align 8
;>   %23 = extractvalue { i64, i1 } %22, 0
;>   %24 = extractvalue { i64, i1 } %22, 1
;>   br i1 %24, label %26, label %25
;>
;> 25:
;>   br label %17
;>
;> 26:
;>   %a = bitcast i64 %18 to double
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
