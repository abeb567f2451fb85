; Resources that lanes have different ones of.

define amdgpu_kernel void @two_images(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %written.r = load <8 x i32>, ptr addrspace(4) %written, align 32
  %u = and i32 %x, 7
  %odd = and i32 %x, 1
  %is = icmp ne i32 %odd, 0
  %r = select i1 %is, <8 x i32> %colours.r, <8 x i32> %written.r
  %v1 = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32.v8i32(i32 15, i32 %u, i32 1, <8 x i32> %r, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @samples_of_two_images(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %colours.r = load <8 x i32>, ptr addrspace(4) %colours, align 32
  %written.r = load <8 x i32>, ptr addrspace(4) %written, align 32
  %s = load <4 x i32>, ptr addrspace(4) %sampler, align 16
  %f = uitofp i32 %x to float
  %u = fmul float %f, 0x3F90000000000000
  %odd = and i32 %x, 2
  %is = icmp ne i32 %odd, 0
  %r = select i1 %is, <8 x i32> %colours.r, <8 x i32> %written.r
  %v1 = call <4 x float> @llvm.amdgcn.image.sample.lz.2d.v4f32.f32.v8i32.v4i32(i32 15, float %u, float %u, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i64 %wide
  store <4 x float> %v1, ptr addrspace(1) %p1
  ret void
}

define amdgpu_kernel void @counts_in_arms(ptr addrspace(1) %out, ptr addrspace(4) %colours, ptr addrspace(4) %written, ptr addrspace(4) %counts, ptr addrspace(4) %layers, ptr addrspace(4) %solid, ptr addrspace(4) %sampler, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %wide = zext i32 %x to i64
  %written.r = load <8 x i32>, ptr addrspace(4) %written, align 32
  %counts.r = load <8 x i32>, ptr addrspace(4) %counts, align 32
  %u = and i32 %x, 15
  %low = icmp ult i32 %x, %n
  %r = select i1 %low, <8 x i32> %counts.r, <8 x i32> %written.r
  %odd = and i32 %x, 1
  %is = icmp ne i32 %odd, 0
  br i1 %is, label %some, label %done

some:
  %bits = bitcast i32 %x to float
  call void @llvm.amdgcn.image.store.2d.f32.i32.v8i32(float %bits, i32 1, i32 %x, i32 1, <8 x i32> %r, i32 0, i32 0)
  br label %done

done:
  ret void
}
