; Coordinates of 16 bits.

define amdgpu_kernel void @loads(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %layers.r = load <8 x i32>, ptr addrspace(4) %layers, align 32
  %solid.r = load <8 x i32>, ptr addrspace(4) %solid, align 32
  %u = and i16 %short, 15
  %w = lshr i16 %short, 4
  %v1 = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i16.v8i32(i32 15, i16 %u, i16 %w, <8 x i32> %colours.r, i32 0, i32 0)
  %v2 = call <4 x float> @llvm.amdgcn.image.load.2darray.v4f32.i16.v8i32(i32 15, i16 %w, i16 1, i16 %w, <8 x i32> %layers.r, i32 0, i32 0)
  %v3 = call <4 x float> @llvm.amdgcn.image.load.3d.v4f32.i16.v8i32(i32 15, i16 %w, i16 %u, i16 1, <8 x i32> %solid.r, i32 0, i32 0)
  %a = fadd <4 x float> %v1, %v3
  %b = fadd <4 x float> %a, %v2
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %b, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @levels_and_sizes(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %u = and i16 %short, 15
  %level = icmp ugt i16 %u, 12
  %mip = zext i1 %level to i16
  %v1 = call <4 x float> @llvm.amdgcn.image.load.mip.2d.v4f32.i16.v8i32(i32 15, i16 %u, i16 2, i16 %mip, <8 x i32> %colours.r, i32 0, i32 0)
  %v2 = call <2 x float> @llvm.amdgcn.image.getresinfo.2d.v2f32.i16.v8i32(i32 3, i16 0, <8 x i32> %colours.r, i32 0, i32 0)
  %e = shufflevector <2 x float> %v2, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
  %bits = bitcast <4 x float> %e to <4 x i32>
  %more = bitcast <4 x float> %v1 to <4 x i32>
  %sum = add <4 x i32> %bits, %more
  %p1 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 %wide
  store <4 x i32> %sum, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @stores(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %written.r = load <8 x i32>, ptr addrspace(4) %written, align 32
  %f = uitofp i32 %x to float
  %v = insertelement <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, float %f, i64 2
  %n.short = trunc i32 %n to i16
  %beyond = add i16 %n.short, 64
  call void @llvm.amdgcn.image.store.2d.v4f32.i16.v8i32(<4 x float> %v, i32 15, i16 %short, i16 0, <8 x i32> %written.r, i32 0, i32 0)
  call void @llvm.amdgcn.image.store.2d.f32.i16.v8i32(float %f, i32 1, i16 %short, i16 1, <8 x i32> %written.r, i32 0, i32 0)
  call void @llvm.amdgcn.image.store.2d.f32.i16.v8i32(float %f, i32 1, i16 %beyond, i16 1, <8 x i32> %written.r, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @counts(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %short = trunc i32 %x to i16
  %counts.r = load <8 x i32>, ptr addrspace(4) %counts, align 32
  %u = and i16 %short, 7
  %old = call i32 @llvm.amdgcn.image.atomic.add.2d.i32.i16.v8i32(i32 3, i16 %u, i16 2, <8 x i32> %counts.r, i32 0, i32 0)
  %swapped = call i32 @llvm.amdgcn.image.atomic.cmpswap.2d.i32.i16.v8i32(i32 %x, i32 5, i16 %short, i16 4, <8 x i32> %counts.r, i32 0, i32 0)
  ret void
}
