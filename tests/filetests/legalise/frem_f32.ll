; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load float, ptr addrspace(1) %p
  %y = frem float 1.0, %x
  store float %y, ptr addrspace(1) %p
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
;>   %x = load float, ptr addrspace(1) %p, align 4
;>   %8 = call float @llvm.fabs.f32(float 0x3FF0000000000000)
;>   %9 = call float @llvm.fabs.f32(float %x)
;>   %10 = fcmp ogt float %8, %9
;>   br i1 %10, label %15, label %11
;>
;> 11:
;>   %12 = fcmp oeq float %8, %9
;>   %13 = call float @llvm.copysign.f32(float 0x0000000000000000, float 0x3FF0000000000000)
;>   %14 = select i1 %12, float %13, float 0x3FF0000000000000
;>   br label %53
;>
;> 15:
;>   %16 = call i32 @llvm.amdgcn.frexp.exp.i32.f32(float %8)
;>   %17 = call i32 @llvm.amdgcn.frexp.exp.i32.f32(float %9)
;>   %18 = call float @llvm.amdgcn.frexp.mant.f32(float %9)
;>   %19 = call float @llvm.ldexp.f32.i32(float %18, i32 1)
;>   %20 = fneg float %19
;>   %21 = call float @llvm.amdgcn.rcp.f32(float %19)
;>   %22 = call float @llvm.fma.f32(float %20, float %21, float 0x3FF0000000000000)
;>   %23 = call float @llvm.fma.f32(float %22, float %21, float %21)
;>   %24 = call float @llvm.amdgcn.frexp.mant.f32(float %8)
;>   %25 = call float @llvm.ldexp.f32.i32(float %24, i32 12)
;>   %26 = add i32 %17, -1
;>   %27 = sub i32 %16, %26
;>   %28 = add i32 %27, -1
;>   br label %29
;>
;> 29:
;>   %30 = phi float [ %25, %15 ], [ %40, %33 ]
;>   %31 = phi i32 [ %28, %15 ], [ %41, %33 ]
;>   %32 = icmp sgt i32 %31, 12
;>   br i1 %32, label %33, label %42
;>
;> 33:
;>   %34 = fmul float %30, %23
;>   %35 = call float @llvm.rint.f32(float %34)
;>   %36 = call float @llvm.fma.f32(float %35, float %20, float %30)
;>   %37 = fadd float %36, %19
;>   %38 = fcmp olt float %36, 0x0000000000000000
;>   %39 = select i1 %38, float %37, float %36
;>   %40 = call float @llvm.ldexp.f32.i32(float %39, i32 12)
;>   %41 = add i32 %31, -12
;>   br label %29
;>
;> 42:
;>   %43 = add i32 %31, -11
;>   %44 = call float @llvm.ldexp.f32.i32(float %30, i32 %43)
;>   %45 = fmul float %44, %23
;>   %46 = call float @llvm.rint.f32(float %45)
;>   %47 = call float @llvm.fma.f32(float %46, float %20, float %44)
;>   %48 = fadd float %47, %19
;>   %49 = fcmp olt float %47, 0x0000000000000000
;>   %50 = select i1 %49, float %48, float %47
;>   %51 = call float @llvm.ldexp.f32.i32(float %50, i32 %26)
;>   %52 = call float @llvm.copysign.f32(float %51, float 0x3FF0000000000000)
;>   br label %53
;>
;> 53:
;>   %54 = phi float [ %14, %11 ], [ %52, %42 ]
;>   %55 = fcmp olt float %8, 0x7FF0000000000000
;>   %56 = fcmp one float %x, 0x0000000000000000
;>   %57 = and i1 %55, %56
;>   %y = select i1 %57, float %54, float 0x7FF8000000000000
;>   store float %y, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare i32 @llvm.amdgcn.frexp.exp.i32.f32(float)
;>
;> declare float @llvm.amdgcn.frexp.mant.f32(float)
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare float @llvm.amdgcn.rcp.f32(float)
;>
;> declare float @llvm.copysign.f32(float, float)
;>
;> declare float @llvm.fabs.f32(float)
;>
;> declare float @llvm.fma.f32(float, float, float)
;>
;> declare float @llvm.ldexp.f32.i32(float, i32)
;>
;> declare float @llvm.rint.f32(float)
