; processors gfx908 gfx90a
; Every matrix instruction of gfx908, twice: alone, and with broadcast blocks and exchanged lanes.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }

declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, i32, i32, i32)
define amdgpu_kernel void @f32_32x32x1(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %pa
  %pb = getelementptr float, ptr addrspace(1) %pa, i32 64
  %b = load float, ptr addrspace(1) %pb
  %pc = getelementptr <32 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <32 x float>, ptr addrspace(1) %pc
  %d = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b, <32 x float> %c, i32 0, i32 0, i32 0)
  %e = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %b, float %a, <32 x float> %d, i32 1, i32 1, i32 2)
  %q = getelementptr <32 x float>, ptr addrspace(1) %o, i32 %i
  store <32 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float, float, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @f32_16x16x1(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %pa
  %pb = getelementptr float, ptr addrspace(1) %pa, i32 64
  %b = load float, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float %a, float %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x1f32(float %b, float %a, <16 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @f32_4x4x1(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %pa
  %pb = getelementptr float, ptr addrspace(1) %pa, i32 64
  %b = load float, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %a, float %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %b, float %a, <4 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @f32_32x32x2(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %pa
  %pb = getelementptr float, ptr addrspace(1) %pa, i32 64
  %b = load float, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %a, float %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %b, float %a, <16 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @f32_16x16x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %pa
  %pb = getelementptr float, ptr addrspace(1) %pa, i32 64
  %b = load float, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %a, float %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %b, float %a, <4 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half>, <4 x half>, <32 x float>, i32, i32, i32)
define amdgpu_kernel void @f16_32x32x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x half>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x half>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x half>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x half>, ptr addrspace(1) %pb
  %pc = getelementptr <32 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <32 x float>, ptr addrspace(1) %pc
  %d = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half> %a, <4 x half> %b, <32 x float> %c, i32 0, i32 0, i32 0)
  %e = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4f16(<4 x half> %b, <4 x half> %a, <32 x float> %d, i32 1, i32 1, i32 2)
  %q = getelementptr <32 x float>, ptr addrspace(1) %o, i32 %i
  store <32 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half>, <4 x half>, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @f16_16x16x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x half>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x half>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x half>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x half>, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half> %a, <4 x half> %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4f16(<4 x half> %b, <4 x half> %a, <16 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @f16_4x4x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x half>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x half>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x half>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x half>, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half> %a, <4 x half> %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4f16(<4 x half> %b, <4 x half> %a, <4 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @f16_32x32x8(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x half>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x half>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x half>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x half>, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %a, <4 x half> %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %b, <4 x half> %a, <16 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @f16_16x16x16(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x half>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x half>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x half>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x half>, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %a, <4 x half> %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %b, <4 x half> %a, <4 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32, i32, <32 x i32>, i32, i32, i32)
define amdgpu_kernel void @i8_32x32x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 64
  %b = load i32, ptr addrspace(1) %pb
  %pc = getelementptr <32 x i32>, ptr addrspace(1) %cs, i32 %i
  %c = load <32 x i32>, ptr addrspace(1) %pc
  %d = call <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32 %a, i32 %b, <32 x i32> %c, i32 0, i32 0, i32 0)
  %e = call <32 x i32> @llvm.amdgcn.mfma.i32.32x32x4i8(i32 %b, i32 %a, <32 x i32> %d, i32 1, i32 1, i32 2)
  %q = getelementptr <32 x i32>, ptr addrspace(1) %o, i32 %i
  store <32 x i32> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32, i32, <16 x i32>, i32, i32, i32)
define amdgpu_kernel void @i8_16x16x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 64
  %b = load i32, ptr addrspace(1) %pb
  %pc = getelementptr <16 x i32>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x i32>, ptr addrspace(1) %pc
  %d = call <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32 %a, i32 %b, <16 x i32> %c, i32 0, i32 0, i32 0)
  %e = call <16 x i32> @llvm.amdgcn.mfma.i32.16x16x4i8(i32 %b, i32 %a, <16 x i32> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <16 x i32>, ptr addrspace(1) %o, i32 %i
  store <16 x i32> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32, i32, <4 x i32>, i32, i32, i32)
define amdgpu_kernel void @i8_4x4x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 64
  %b = load i32, ptr addrspace(1) %pb
  %pc = getelementptr <4 x i32>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x i32>, ptr addrspace(1) %pc
  %d = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %a, i32 %b, <4 x i32> %c, i32 0, i32 0, i32 0)
  %e = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %b, i32 %a, <4 x i32> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %i
  store <4 x i32> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32, i32, <16 x i32>, i32, i32, i32)
define amdgpu_kernel void @i8_32x32x8(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 64
  %b = load i32, ptr addrspace(1) %pb
  %pc = getelementptr <16 x i32>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x i32>, ptr addrspace(1) %pc
  %d = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %a, i32 %b, <16 x i32> %c, i32 0, i32 0, i32 0)
  %e = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x8i8(i32 %b, i32 %a, <16 x i32> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <16 x i32>, ptr addrspace(1) %o, i32 %i
  store <16 x i32> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, <4 x i32>, i32, i32, i32)
define amdgpu_kernel void @i8_16x16x16(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 64
  %b = load i32, ptr addrspace(1) %pb
  %pc = getelementptr <4 x i32>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x i32>, ptr addrspace(1) %pc
  %d = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %a, i32 %b, <4 x i32> %c, i32 0, i32 0, i32 0)
  %e = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %b, i32 %a, <4 x i32> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %i
  store <4 x i32> %e, ptr addrspace(1) %q
  ret void
}
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16>, <2 x i16>, <32 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_32x32x2(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <2 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <2 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <32 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <32 x float>, ptr addrspace(1) %pc
  %d = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16> %a, <2 x i16> %b, <32 x float> %c, i32 0, i32 0, i32 0)
  %e = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x2bf16(<2 x i16> %b, <2 x i16> %a, <32 x float> %d, i32 1, i32 1, i32 2)
  %q = getelementptr <32 x float>, ptr addrspace(1) %o, i32 %i
  store <32 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16>, <2 x i16>, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_16x16x2(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <2 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <2 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16> %a, <2 x i16> %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x2bf16(<2 x i16> %b, <2 x i16> %a, <16 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16>, <2 x i16>, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_4x4x2(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <2 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <2 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16> %a, <2 x i16> %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x2bf16(<2 x i16> %b, <2 x i16> %a, <4 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16>, <2 x i16>, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_32x32x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <2 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <2 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16> %a, <2 x i16> %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16(<2 x i16> %b, <2 x i16> %a, <16 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16>, <2 x i16>, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_16x16x8(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <2 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <2 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %a, <2 x i16> %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8bf16(<2 x i16> %b, <2 x i16> %a, <4 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
