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
;>   %8 = call i64 @llvm.amdgcn.ballot.i64(i1 true)
;>   %9 = trunc i64 %8 to i32
;>   %10 = lshr i64 %8, 32
;>   %11 = trunc i64 %10 to i32
;>   %12 = call i32 @llvm.amdgcn.mbcnt.lo(i32 %9, i32 0)
;>   %13 = call i32 @llvm.amdgcn.mbcnt.hi(i32 %11, i32 %12)
;>   %14 = trunc i64 %8 to i32
;>   %15 = lshr i64 %8, 32
;>   %16 = trunc i64 %15 to i32
;>   %17 = call i32 @llvm.ctpop.i32(i32 %14)
;>   %18 = call i32 @llvm.ctpop.i32(i32 %16)
;>   %19 = add i32 %17, %18
;>   %20 = zext i32 %19 to i64
;>   %21 = uitofp i32 %19 to double
;>   %22 = fmul double %x, %21
;>   %23 = icmp eq i32 %13, 0
;>   br i1 %23, label %24, label %37
;>
;> 24:
;>   %25 = load atomic i64, ptr addrspace(1) %p monotonic, align 8
;>   br label %26
;>
;> 26:
;>   %27 = phi i64 [ %25, %24 ], [ %32, %34 ]
;>   %28 = bitcast i64 %27 to double
;>   %29 = fadd double %28, %22
;>   %30 = bitcast double %29 to i64
;>   %31 = cmpxchg ptr addrspace(1) %p, i64 %27, i64 %30 monotonic monotonic, align 8
;>   %32 = extractvalue { i64, i1 } %31, 0
;>   %33 = extractvalue { i64, i1 } %31, 1
;>   br i1 %33, label %35, label %34
;>
;> 34:
;>   br label %26
;>
;> 35:
;>   %36 = bitcast i64 %27 to double
;>   br label %38
;>
;> 37:
;>   br label %38
;>
;> 38:
;>   ret void
;> }
;>
;> declare i64 @llvm.amdgcn.ballot.i64(i1)
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
;>
;> declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
;>
;> declare i32 @llvm.ctpop.i32(i32)
