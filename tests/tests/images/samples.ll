; Samples of images that have one level.

define amdgpu_kernel void @nearest_or_linear(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.2d.v4f32.f32.v8i32.v4i32(i32 15, float %u, float %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @by_an_implicit_level(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32.v8i32.v4i32(i32 15, float %w, float %u, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @level_zero_as_operand(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.2d.v4f32.f32.v8i32.v4i32(i32 15, float %w, float %u, float 0.0, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @in_three_dimensions(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %solid.r = load <8 x i32>, ptr addrspace(4) %solid, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.3d.v4f32.f32.v8i32.v4i32(i32 15, float %u, float %w, float %u, float %f, <8 x i32> %solid.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @by_derivatives(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.d.2d.v4f32.f32.f32.v8i32.v4i32(i32 15, float 1.0, float %f, float %u, float 0.0, float %w, float %u, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @with_an_offset(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.o.2d.v4f32.f32.v8i32.v4i32(i32 15, i32 258, float %u, float %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @with_a_bias(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.cl.2d.v4f32.f32.f32.v8i32.v4i32(i32 15, float 0.0, float %u, float %w, float 0.0, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @gathered(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x float> @llvm.amdgcn.image.gather4.lz.2d.v4f32.f32.v8i32.v4i32(i32 4, float %u, float %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @elements_counted(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3FB8000000000000
  %v1 = call <2 x float> @llvm.amdgcn.image.sample.lz.2d.v2f32.f32.v8i32.v4i32(i32 5, float %u, float %u, <8 x i32> %colours.r, <4 x i32> %s, i1 true, i32 0, i32 0)
  %p1 = getelementptr <2 x float>, ptr addrspace(1) %out, i64 %wide
  store <2 x float> %v1, ptr addrspace(1) %p1
  ret void
}
