; Samples at coordinates of 16 bits.

define amdgpu_kernel void @samples(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i16 %short to half
  %u = fmul half %f, 0xH2C01
  %w = fmul half %f, 0xH2802
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.2d.v4f32.f16.v8i32.v4i32(i32 15, half %u, half %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @samples_of_three(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %solid.r = load <8 x i32>, ptr addrspace(4) %solid, align 32
  %layers.r = load <8 x i32>, ptr addrspace(4) %layers, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i16 %short to half
  %u = fmul half %f, 0xH2C01
  %w = fmul half %f, 0xH2802
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.l.3d.v4f32.f16.v8i32.v4i32(i32 15, half %u, half %w, half 0xH3400, half %u, <8 x i32> %solid.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @samples_with_all(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i16 %short to half
  %u = fmul half %f, 0xH2C01
  %w = fmul half %f, 0xH2802
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.b.cl.o.2d.v4f32.f16.f16.v8i32.v4i32(i32 15, i32 257, half %f, half %w, half %u, half 0xH0000, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %v2 = call <4 x float> @llvm.amdgcn.image.sample.d.2d.v4f32.f16.f16.v8i32.v4i32(i32 15, half %f, half %u, half %w, half %f, half %u, half %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %a = fadd <4 x float> %v1, %v2
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %a, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @gathers(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i16 %short to half
  %u = fmul half %f, 0xH2C01
  %w = fmul half %f, 0xH2802
  %v1 = call <4 x float> @llvm.amdgcn.image.gather4.lz.2d.v4f32.f16.v8i32.v4i32(i32 2, half %u, half %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %v2 = call <4 x half> @llvm.amdgcn.image.sample.lz.2d.v4f16.f16.v8i32.v4i32(i32 15, half %u, half %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %e = fpext <4 x half> %v2 to <4 x float>
  %a = fadd <4 x float> %v1, %e
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %a, ptr addrspace(1) %p1
  ret void
}
