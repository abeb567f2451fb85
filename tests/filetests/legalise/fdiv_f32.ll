; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load float, ptr addrspace(1) %p
  %y = fdiv float 1.0, %x
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
;>   %8 = call { float, i1 } @llvm.amdgcn.div.scale.f32(float 0x3FF0000000000000, float %x, i1 false)
;>   %9 = extractvalue { float, i1 } %8, 0
;>   %10 = extractvalue { float, i1 } %8, 1
;>   %11 = call { float, i1 } @llvm.amdgcn.div.scale.f32(float 0x3FF0000000000000, float %x, i1 true)
;>   %12 = extractvalue { float, i1 } %11, 0
;>   %13 = extractvalue { float, i1 } %11, 1
;>   %14 = fneg float %9
;>   %15 = call float @llvm.amdgcn.rcp.f32(float %9)
;>   %16 = call float @llvm.fma.f32(float %14, float %15, float 0x3FF0000000000000)
;>   %17 = call float @llvm.fma.f32(float %16, float %15, float %15)
;>   %18 = fmul float %12, %17
;>   %19 = call float @llvm.fma.f32(float %14, float %18, float %12)
;>   %20 = call float @llvm.fma.f32(float %19, float %17, float %18)
;>   %21 = call float @llvm.fma.f32(float %14, float %20, float %12)
;>   %22 = call float @llvm.amdgcn.div.fmas.f32(float %21, float %17, float %20, i1 %13)
;>   %y = call float @llvm.amdgcn.div.fixup.f32(float %22, float %x, float 0x3FF0000000000000)
;>   store float %y, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare float @llvm.amdgcn.div.fixup.f32(float, float, float)
;>
;> declare float @llvm.amdgcn.div.fmas.f32(float, float, float, i1)
;>
;> declare { float, i1 } @llvm.amdgcn.div.scale.f32(float, float, i1)
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare float @llvm.amdgcn.rcp.f32(float)
;>
;> declare float @llvm.fma.f32(float, float, float)
