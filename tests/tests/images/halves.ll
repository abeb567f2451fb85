; Components of 16 bits.

define amdgpu_kernel void @loads_of_halves(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %u = and i32 %x, 15
  %w = lshr i32 %x, 4
  %v1 = call <4 x half> @llvm.amdgcn.image.load.2d.v4f16.i32.v8i32(i32 15, i32 %u, i32 %w, <8 x i32> %colours.r, i32 0, i32 0)
  %p1 = getelementptr <4 x half>, ptr addrspace(1) %out, i64 %wide
  store <4 x half> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @three_halves(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %written.r = load <8 x i32>, ptr addrspace(4) %written, align 32
  %u = and i32 %x, 15
  %a = call <3 x half> @llvm.amdgcn.image.load.2d.v3f16.i32.v8i32(i32 14, i32 %u, i32 2, <8 x i32> %colours.r, i32 0, i32 0)
  call void @llvm.amdgcn.image.store.2d.v3f16.i32.v8i32(<3 x half> %a, i32 7, i32 %x, i32 1, <8 x i32> %written.r, i32 0, i32 0)
  %v1 = extractelement <3 x half> %a, i32 2
  %p1 = getelementptr half, ptr addrspace(1) %out, i64 %wide
  store half %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @samples_of_halves(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %w = fmul float %f, 0x3F9A000000000000
  %v1 = call <4 x half> @llvm.amdgcn.image.sample.lz.2d.v4f16.f32.v8i32.v4i32(i32 15, float %u, float %w, <8 x i32> %colours.r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x half>, ptr addrspace(1) %out, i64 %wide
  store <4 x half> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @a_half(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %written.r = load <8 x i32>, ptr addrspace(4) %written, align 32
  %u = and i32 %x, 15
  %v1 = call half @llvm.amdgcn.image.load.2d.f16.i32.v8i32(i32 2, i32 %u, i32 2, <8 x i32> %colours.r, i32 0, i32 0)
  call void @llvm.amdgcn.image.store.2d.f16.i32.v8i32(half %v1, i32 1, i32 %x, i32 0, <8 x i32> %written.r, i32 0, i32 0)
  %p1 = getelementptr half, ptr addrspace(1) %out, i64 %wide
  store half %v1, ptr addrspace(1) %p1
  ret void
}
