; Accesses without a sampler.

define amdgpu_kernel void @loads(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %u = and i32 %x, 15
  %w = lshr i32 %x, 4
  %v1 = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32.v8i32(i32 15, i32 %u, i32 %w, <8 x i32> %colours.r, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @some_components(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %u = and i32 %x, 15
  %a = call <2 x float> @llvm.amdgcn.image.load.2d.v2f32.i32.v8i32(i32 10, i32 %u, i32 3, <8 x i32> %colours.r, i32 0, i32 0)
  %b = call float @llvm.amdgcn.image.load.mip.2d.f32.i32.v8i32(i32 4, i32 %x, i32 1, i32 0, <8 x i32> %colours.r, i32 0, i32 0)
  %c = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32.v8i32(i32 15, i32 %x, i32 2, <8 x i32> %colours.r, i32 0, i32 0)
  %c2 = extractelement <4 x float> %c, i32 2
  %a0 = extractelement <2 x float> %a, i32 0
  %a1 = extractelement <2 x float> %a, i32 1
  %q0 = insertelement <4 x float> poison, float %a0, i32 0
  %q1 = insertelement <4 x float> %q0, float %a1, i32 1
  %q2 = insertelement <4 x float> %q1, float %b, i32 2
  %v1 = insertelement <4 x float> %q2, float %c2, i32 3
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @layers_and_depth(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %layers.r = load <8 x i32>, ptr addrspace(4) %layers, align 32
  %solid.r = load <8 x i32>, ptr addrspace(4) %solid, align 32
  %u = and i32 %x, 7
  %w = lshr i32 %x, 3
  %y = and i32 %w, 3
  %z = lshr i32 %w, 2
  %a = call <4 x i32> @llvm.amdgcn.image.load.2darray.v4i32.i32.v8i32(i32 15, i32 %u, i32 %y, i32 %z, <8 x i32> %layers.r, i32 0, i32 0)
  %b = call <4 x float> @llvm.amdgcn.image.load.3d.v4f32.i32.v8i32(i32 15, i32 %y, i32 %u, i32 %z, <8 x i32> %solid.r, i32 0, i32 0)
  %c = bitcast <4 x float> %b to <4 x i32>
  %v1 = xor <4 x i32> %a, %c
  %p1 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 %wide
  store <4 x i32> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @stores(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %written.r = load <8 x i32>, ptr addrspace(4) %written, align 32
  %f = uitofp i32 %x to float
  %g = fadd float %f, 0.5
  %a0 = insertelement <4 x float> poison, float %f, i32 0
  %a1 = insertelement <4 x float> %a0, float %g, i32 1
  %a2 = insertelement <4 x float> %a1, float -1.0, i32 2
  %a3 = insertelement <4 x float> %a2, float %f, i32 3
  call void @llvm.amdgcn.image.store.2d.v4f32.i32.v8i32(<4 x float> %a3, i32 15, i32 %x, i32 0, <8 x i32> %written.r, i32 0, i32 0)
  call void @llvm.amdgcn.image.store.2d.v2f32.i32.v8i32(<2 x float> <float 2.0, float 3.0>, i32 3, i32 %x, i32 1, <8 x i32> %written.r, i32 0, i32 0)
  %outside = add i32 %x, 1000
  call void @llvm.amdgcn.image.store.mip.2d.f32.i32.v8i32(float 7.0, i32 1, i32 %outside, i32 1, i32 0, <8 x i32> %written.r, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @stored_and_loaded(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %counts.r = load <8 x i32>, ptr addrspace(4) %counts, align 32
  %u = and i32 %x, 15
  %w = lshr i32 %x, 4
  %m = mul i32 %x, %n
  %bits = bitcast i32 %m to float
  call void @llvm.amdgcn.image.store.2d.f32.i32.v8i32(float %bits, i32 1, i32 %u, i32 %w, <8 x i32> %counts.r, i32 0, i32 0)
  fence syncscope("agent") seq_cst
  %v1 = call i32 @llvm.amdgcn.image.load.2d.i32.i32.v8i32(i32 1, i32 %u, i32 %w, <8 x i32> %counts.r, i32 0, i32 0)
  %p1 = getelementptr i32, ptr addrspace(1) %out, i64 %wide
  store i32 %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @counts_by_few(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %counts.r = load <8 x i32>, ptr addrspace(4) %counts, align 32
  %few = icmp ult i32 %x, 16
  br i1 %few, label %some, label %done

some:
  %u = and i32 %x, 15
  %m = mul i32 %x, 77
  %total0 = add i32 %x, 0
  %r0 = call i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 0, <8 x i32> %counts.r, i32 0, i32 0)
  %total1 = add i32 %total0, %r0
  %r1 = call i32 @llvm.amdgcn.image.atomic.sub.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 1, <8 x i32> %counts.r, i32 0, i32 0)
  %total2 = add i32 %total1, %r1
  %r2 = call i32 @llvm.amdgcn.image.atomic.smin.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 2, <8 x i32> %counts.r, i32 0, i32 0)
  %total3 = add i32 %total2, %r2
  %r3 = call i32 @llvm.amdgcn.image.atomic.umax.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 3, <8 x i32> %counts.r, i32 0, i32 0)
  %total4 = add i32 %total3, %r3
  %r4 = call i32 @llvm.amdgcn.image.atomic.and.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 4, <8 x i32> %counts.r, i32 0, i32 0)
  %total5 = add i32 %total4, %r4
  %r5 = call i32 @llvm.amdgcn.image.atomic.or.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 5, <8 x i32> %counts.r, i32 0, i32 0)
  %total6 = add i32 %total5, %r5
  %r6 = call i32 @llvm.amdgcn.image.atomic.xor.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 6, <8 x i32> %counts.r, i32 0, i32 0)
  %total7 = add i32 %total6, %r6
  %r7 = call i32 @llvm.amdgcn.image.atomic.swap.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 7, <8 x i32> %counts.r, i32 0, i32 0)
  %total8 = add i32 %total7, %r7
  %r8 = call i32 @llvm.amdgcn.image.atomic.inc.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 0, <8 x i32> %counts.r, i32 0, i32 0)
  %total9 = add i32 %total8, %r8
  %r9 = call i32 @llvm.amdgcn.image.atomic.dec.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 1, <8 x i32> %counts.r, i32 0, i32 0)
  %total10 = add i32 %total9, %r9
  %r10 = call i32 @llvm.amdgcn.image.atomic.umin.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 2, <8 x i32> %counts.r, i32 0, i32 0)
  %total11 = add i32 %total10, %r10
  %r11 = call i32 @llvm.amdgcn.image.atomic.smax.2d.i32.i32.v8i32(i32 %m, i32 %u, i32 3, <8 x i32> %counts.r, i32 0, i32 0)
  %total12 = add i32 %total11, %r11
  %r = call i32 @llvm.amdgcn.image.atomic.cmpswap.2d.i32.i32.v8i32(i32 99, i32 0, i32 %u, i32 7, <8 x i32> %counts.r, i32 0, i32 0)
  %v1 = add i32 %total12, %r
  %p1 = getelementptr i32, ptr addrspace(1) %out, i64 %wide
  store i32 %v1, ptr addrspace(1) %p1
  br label %done

done:
  ret void
}

define amdgpu_kernel void @sums_of_all(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %counts.r = load <8 x i32>, ptr addrspace(4) %counts, align 32
  %u = and i32 %x, 3
  %old = call i32 @llvm.amdgcn.image.atomic.add.2d.i32.i32.v8i32(i32 %x, i32 %u, i32 1, <8 x i32> %counts.r, i32 0, i32 0)
  %max = call i32 @llvm.amdgcn.image.atomic.umax.2d.i32.i32.v8i32(i32 %x, i32 %u, i32 2, <8 x i32> %counts.r, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @sizes(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %layers.r = load <8 x i32>, ptr addrspace(4) %layers, align 32
  %solid.r = load <8 x i32>, ptr addrspace(4) %solid, align 32
  %a = call <4 x float> @llvm.amdgcn.image.getresinfo.2d.v4f32.i32.v8i32(i32 15, i32 0, <8 x i32> %colours.r, i32 0, i32 0)
  %b = call <4 x float> @llvm.amdgcn.image.getresinfo.2darray.v4f32.i32.v8i32(i32 15, i32 0, <8 x i32> %layers.r, i32 0, i32 0)
  %c = call <4 x float> @llvm.amdgcn.image.getresinfo.3d.v4f32.i32.v8i32(i32 15, i32 0, <8 x i32> %solid.r, i32 0, i32 0)
  %ai = bitcast <4 x float> %a to <4 x i32>
  %bi = bitcast <4 x float> %b to <4 x i32>
  %ci = bitcast <4 x float> %c to <4 x i32>
  %d = shl <4 x i32> %bi, <i32 8, i32 8, i32 8, i32 8>
  %e = shl <4 x i32> %ci, <i32 16, i32 16, i32 16, i32 16>
  %f = add <4 x i32> %ai, %d
  %v1 = add <4 x i32> %f, %e
  %p1 = getelementptr <4 x i32>, ptr addrspace(1) %out, i64 %wide
  store <4 x i32> %v1, ptr addrspace(1) %p1
  ret void
}
