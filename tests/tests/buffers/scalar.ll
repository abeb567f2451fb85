target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32>, i32, i32 immarg)

define amdgpu_kernel void @s_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %a = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> %r, i32 64, i32 0)
  %off = shl i32 %n, 2
  %b = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> %r, i32 %off, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 0
  %p1 = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %a, ptr addrspace(1) %p
  store i32 %b, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %p3 = getelementptr i32, ptr addrspace(1) %p2, i32 2
  %o = shl i32 %id, 2
  %c = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> %r, i32 %o, i32 0)
  store i32 %c, ptr addrspace(1) %p3
  ret void
}
declare <2 x i32> @llvm.amdgcn.s.buffer.load.v2i32(<4 x i32>, i32, i32 immarg)

define amdgpu_kernel void @s_v2i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %a = call <2 x i32> @llvm.amdgcn.s.buffer.load.v2i32(<4 x i32> %r, i32 64, i32 0)
  %off = shl i32 %n, 2
  %b = call <2 x i32> @llvm.amdgcn.s.buffer.load.v2i32(<4 x i32> %r, i32 %off, i32 0)
  %p = getelementptr <2 x i32>, ptr addrspace(1) %out, i32 0
  %p1 = getelementptr <2 x i32>, ptr addrspace(1) %out, i32 1
  store <2 x i32> %a, ptr addrspace(1) %p
  store <2 x i32> %b, ptr addrspace(1) %p1
  %p2 = getelementptr <2 x i32>, ptr addrspace(1) %out, i32 %id
  %p3 = getelementptr <2 x i32>, ptr addrspace(1) %p2, i32 2
  %o = shl i32 %id, 2
  %c = call <2 x i32> @llvm.amdgcn.s.buffer.load.v2i32(<4 x i32> %r, i32 %o, i32 0)
  store <2 x i32> %c, ptr addrspace(1) %p3
  ret void
}
declare <4 x i32> @llvm.amdgcn.s.buffer.load.v4i32(<4 x i32>, i32, i32 immarg)

define amdgpu_kernel void @s_v4i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %a = call <4 x i32> @llvm.amdgcn.s.buffer.load.v4i32(<4 x i32> %r, i32 64, i32 0)
  %off = shl i32 %n, 2
  %b = call <4 x i32> @llvm.amdgcn.s.buffer.load.v4i32(<4 x i32> %r, i32 %off, i32 0)
  %p = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 0
  %p1 = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 1
  store <4 x i32> %a, ptr addrspace(1) %p
  store <4 x i32> %b, ptr addrspace(1) %p1
  %p2 = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %p3 = getelementptr <4 x i32>, ptr addrspace(1) %p2, i32 2
  %o = shl i32 %id, 2
  %c = call <4 x i32> @llvm.amdgcn.s.buffer.load.v4i32(<4 x i32> %r, i32 %o, i32 0)
  store <4 x i32> %c, ptr addrspace(1) %p3
  ret void
}
declare <8 x i32> @llvm.amdgcn.s.buffer.load.v8i32(<4 x i32>, i32, i32 immarg)

define amdgpu_kernel void @s_v8i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %a = call <8 x i32> @llvm.amdgcn.s.buffer.load.v8i32(<4 x i32> %r, i32 64, i32 0)
  %off = shl i32 %n, 2
  %b = call <8 x i32> @llvm.amdgcn.s.buffer.load.v8i32(<4 x i32> %r, i32 %off, i32 0)
  %p = getelementptr <8 x i32>, ptr addrspace(1) %out, i32 0
  %p1 = getelementptr <8 x i32>, ptr addrspace(1) %out, i32 1
  store <8 x i32> %a, ptr addrspace(1) %p
  store <8 x i32> %b, ptr addrspace(1) %p1
  %p2 = getelementptr <8 x i32>, ptr addrspace(1) %out, i32 %id
  %p3 = getelementptr <8 x i32>, ptr addrspace(1) %p2, i32 2
  %o = shl i32 %id, 2
  %c = call <8 x i32> @llvm.amdgcn.s.buffer.load.v8i32(<4 x i32> %r, i32 %o, i32 0)
  store <8 x i32> %c, ptr addrspace(1) %p3
  ret void
}
declare float @llvm.amdgcn.s.buffer.load.f32(<4 x i32>, i32, i32 immarg)

define amdgpu_kernel void @s_f32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %a = call float @llvm.amdgcn.s.buffer.load.f32(<4 x i32> %r, i32 64, i32 0)
  %off = shl i32 %n, 2
  %b = call float @llvm.amdgcn.s.buffer.load.f32(<4 x i32> %r, i32 %off, i32 0)
  %p = getelementptr float, ptr addrspace(1) %out, i32 0
  %p1 = getelementptr float, ptr addrspace(1) %out, i32 1
  store float %a, ptr addrspace(1) %p
  store float %b, ptr addrspace(1) %p1
  %p2 = getelementptr float, ptr addrspace(1) %out, i32 %id
  %p3 = getelementptr float, ptr addrspace(1) %p2, i32 2
  %o = shl i32 %id, 2
  %c = call float @llvm.amdgcn.s.buffer.load.f32(<4 x i32> %r, i32 %o, i32 0)
  store float %c, ptr addrspace(1) %p3
  ret void
}
declare <4 x float> @llvm.amdgcn.s.buffer.load.v4f32(<4 x i32>, i32, i32 immarg)

define amdgpu_kernel void @s_v4f32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %a = call <4 x float> @llvm.amdgcn.s.buffer.load.v4f32(<4 x i32> %r, i32 64, i32 0)
  %off = shl i32 %n, 2
  %b = call <4 x float> @llvm.amdgcn.s.buffer.load.v4f32(<4 x i32> %r, i32 %off, i32 0)
  %p = getelementptr <4 x float>, ptr addrspace(1) %out, i32 0
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %out, i32 1
  store <4 x float> %a, ptr addrspace(1) %p
  store <4 x float> %b, ptr addrspace(1) %p1
  %p2 = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %p3 = getelementptr <4 x float>, ptr addrspace(1) %p2, i32 2
  %o = shl i32 %id, 2
  %c = call <4 x float> @llvm.amdgcn.s.buffer.load.v4f32(<4 x i32> %r, i32 %o, i32 0)
  store <4 x float> %c, ptr addrspace(1) %p3
  ret void
}

; With a cache policy, which not all scalar loads can have.
define amdgpu_kernel void @s_coherent(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %a = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> %r, i32 64, i32 1)
  %b = call <2 x i32> @llvm.amdgcn.s.buffer.load.v2i32(<4 x i32> %r, i32 128, i32 1)
  store i32 %a, ptr addrspace(1) %out
  %p = getelementptr i32, ptr addrspace(1) %out, i32 2
  store <2 x i32> %b, ptr addrspace(1) %p
  ret void
}
