target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.memcpy.p7.p7.i32(ptr addrspace(7), ptr addrspace(7), i32, i1 immarg)
declare void @llvm.memset.p1.i32(ptr addrspace(1), i8, i32, i1 immarg)
declare void @llvm.memset.p7.i32(ptr addrspace(7), i8, i32, i1 immarg)
declare void @llvm.memcpy.p1.p7.i32(ptr addrspace(1), ptr addrspace(7), i32, i1 immarg)

define amdgpu_kernel void @fat_i8(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr i8, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds i8, ptr addrspace(7) %g, i32 %id
  %v = load i8, ptr addrspace(7) %p
  store i8 %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr i16, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds i16, ptr addrspace(7) %g, i32 %id
  %v = load i16, ptr addrspace(7) %p
  store i16 %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds i32, ptr addrspace(7) %g, i32 %id
  %v = load i32, ptr addrspace(7) %p
  store i32 %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr i64, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds i64, ptr addrspace(7) %g, i32 %id
  %v = load i64, ptr addrspace(7) %p
  store i64 %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_float(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr float, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds float, ptr addrspace(7) %g, i32 %id
  %v = load float, ptr addrspace(7) %p
  store float %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_double(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr double, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds double, ptr addrspace(7) %g, i32 %id
  %v = load double, ptr addrspace(7) %p
  store double %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_half(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr half, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds half, ptr addrspace(7) %g, i32 %id
  %v = load half, ptr addrspace(7) %p
  store half %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__4_x_float_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr <4 x float>, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds <4 x float>, ptr addrspace(7) %g, i32 %id
  %v = load <4 x float>, ptr addrspace(7) %p
  store <4 x float> %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__2_x_half_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr <2 x half>, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds <2 x half>, ptr addrspace(7) %g, i32 %id
  %v = load <2 x half>, ptr addrspace(7) %p
  store <2 x half> %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__8_x_half_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr <8 x half>, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds <8 x half>, ptr addrspace(7) %g, i32 %id
  %v = load <8 x half>, ptr addrspace(7) %p
  store <8 x half> %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__3_x_i32_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr <3 x i32>, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds <3 x i32>, ptr addrspace(7) %g, i32 %id
  %v = load <3 x i32>, ptr addrspace(7) %p
  store <3 x i32> %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__16_x_i8_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr <16 x i8>, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds <16 x i8>, ptr addrspace(7) %g, i32 %id
  %v = load <16 x i8>, ptr addrspace(7) %p
  store <16 x i8> %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__4_x_i8_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr <4 x i8>, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds <4 x i8>, ptr addrspace(7) %g, i32 %id
  %v = load <4 x i8>, ptr addrspace(7) %p
  store <4 x i8> %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat___i32__i64__(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr { i32, i64 }, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds { i32, i64 }, ptr addrspace(7) %g, i32 %id
  %v = load { i32, i64 }, ptr addrspace(7) %p
  store { i32, i64 } %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__2_x_i32_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr [2 x i32], ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds [2 x i32], ptr addrspace(7) %g, i32 %id
  %v = load [2 x i32], ptr addrspace(7) %p
  store [2 x i32] %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_i48(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr i48, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds i48, ptr addrspace(7) %g, i32 %id
  %v = load i48, ptr addrspace(7) %p
  store i48 %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat__8_x_float_(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 100000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %p = getelementptr <8 x float>, ptr addrspace(7) %f, i32 %id
  %q = getelementptr inbounds <8 x float>, ptr addrspace(7) %g, i32 %id
  %v = load <8 x float>, ptr addrspace(7) %p
  store <8 x float> %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_limit(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 200, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 100000, i32 159744)
  %i = add i32 %id, -10
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %i
  %p5 = getelementptr i8, ptr addrspace(7) %p, i32 20
  %q = getelementptr i32, ptr addrspace(7) %g, i32 %id
  %v = load i32, ptr addrspace(7) %p5
  store i32 %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_choice(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 1000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 1000, i32 159744)
  %h = getelementptr i8, ptr addrspace(7) %f, i32 64
  %c = icmp ult i32 %id, %n
  %s = select i1 %c, ptr addrspace(7) %f, ptr addrspace(7) %h
  %p = getelementptr i32, ptr addrspace(7) %s, i32 %id
  %v = load i32, ptr addrspace(7) %p
  %q = getelementptr i32, ptr addrspace(7) %g, i32 %id
  store i32 %v, ptr addrspace(7) %q
  %same = icmp eq ptr addrspace(7) %p, %h
  %other = icmp ne ptr addrspace(7) %s, %f
  %b0 = zext i1 %same to i32
  %b1 = zext i1 %other to i32
  %b = add i32 %b0, %b1
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %at2 = getelementptr i32, ptr addrspace(1) %at, i32 256
  store i32 %b, ptr addrspace(1) %at2
  ret void
}

define amdgpu_kernel void @fat_loop(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 400, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 1000, i32 159744)
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %i2, %head ]
  %p = phi ptr addrspace(7) [ %f, %0 ], [ %p2, %head ]
  %sum = phi i32 [ 0, %0 ], [ %sum2, %head ]
  %v = load i32, ptr addrspace(7) %p
  %sum2 = add i32 %sum, %v
  %p2 = getelementptr i32, ptr addrspace(7) %p, i32 1
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, %id
  br i1 %more, label %head, label %end
end:
  %last = load i32, ptr addrspace(7) %p2
  %r = xor i32 %sum2, %last
  %q = getelementptr i32, ptr addrspace(7) %g, i32 %id
  store i32 %r, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_vector(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 1000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 1000, i32 159744)
  %i0 = insertelement <2 x i32> poison, i32 %id, i32 0
  %i1 = insertelement <2 x i32> %i0, i32 3, i32 1
  %ps = getelementptr i32, ptr addrspace(7) %f, <2 x i32> %i1
  %p0 = extractelement <2 x ptr addrspace(7)> %ps, i32 0
  %p1 = extractelement <2 x ptr addrspace(7)> %ps, i32 1
  %v0 = load i32, ptr addrspace(7) %p0
  %v1 = load i32, ptr addrspace(7) %p1
  %v = sub i32 %v0, %v1
  %q = getelementptr i32, ptr addrspace(7) %g, i32 %id
  store i32 %v, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_memory(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 1000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 4000, i32 159744)
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %slot = getelementptr [32 x i8], ptr addrspace(1) %data, i32 %id
  %slot2 = getelementptr i8, ptr addrspace(1) %slot, i32 1024
  store ptr addrspace(7) %p, ptr addrspace(1) %slot2, align 32
  %l = load volatile ptr addrspace(7), ptr addrspace(1) %slot2, align 32
  %off = ptrtoint ptr addrspace(7) %l to i32
  call void @llvm.memset.p1.i32(ptr addrspace(1) align 32 %slot2, i8 0, i32 32, i1 false)
  %q = getelementptr i32, ptr addrspace(7) %g, i32 %id
  %v = load i32, ptr addrspace(7) %p
  %w = add i32 %v, %off
  store i32 %w, ptr addrspace(7) %q
  ret void
}

define amdgpu_kernel void @fat_copy(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 4000, i32 159744)
  %c = mul i32 %id, 20
  %p = getelementptr i8, ptr addrspace(7) %f, i32 %c
  %q = getelementptr i8, ptr addrspace(7) %g, i32 %c
  call void @llvm.memcpy.p7.p7.i32(ptr addrspace(7) align 4 %q, ptr addrspace(7) align 4 %p, i32 16, i1 false)
  %q2 = getelementptr i8, ptr addrspace(7) %q, i32 16
  call void @llvm.memset.p7.i32(ptr addrspace(7) align 4 %q2, i8 90, i32 3, i1 false)
  ret void
}

define amdgpu_kernel void @fat_copy_loop(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %g = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %out, i16 0, i64 4000, i32 159744)
  %c = mul i32 %id, 24
  %len = and i32 %id, 15
  %p = getelementptr i8, ptr addrspace(7) %f, i32 %c
  %q = getelementptr i8, ptr addrspace(7) %g, i32 %c
  %q1 = getelementptr i8, ptr addrspace(1) %data, i32 %c
  %q2 = getelementptr i8, ptr addrspace(1) %q1, i32 2048
  call void @llvm.memcpy.p7.p7.i32(ptr addrspace(7) align 4 %q, ptr addrspace(7) align 4 %p, i32 %len, i1 false)
  ret void
}

define amdgpu_kernel void @fat_add_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = trunc i64 %v0 to i32
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw add ptr addrspace(7) %p, i32 %v syncscope("agent") acq_rel, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_xchg_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = add i64 %v0, 0
  %p = getelementptr i64, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw xchg ptr addrspace(7) %p, i64 %v syncscope("agent") acq_rel, align 8
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_umax_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = trunc i64 %v0 to i32
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw umax ptr addrspace(7) %p, i32 %v syncscope("agent") acq_rel, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_fadd_float(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = uitofp i32 %id to float
  %p = getelementptr float, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw fadd ptr addrspace(7) %p, float %v syncscope("agent") acq_rel, align 4
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_sub_i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = trunc i64 %v0 to i16
  %p = getelementptr i16, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw sub ptr addrspace(7) %p, i16 %v syncscope("agent") acq_rel, align 2
  %q = getelementptr i16, ptr addrspace(1) %out, i32 %id
  store i16 %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_fmax_double(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = uitofp i32 %id to double
  %p = getelementptr double, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw fmax ptr addrspace(7) %p, double %v syncscope("agent") acq_rel, align 8
  %q = getelementptr double, ptr addrspace(1) %out, i32 %id
  store double %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_uinc_wrap_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = trunc i64 %v0 to i32
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw uinc_wrap ptr addrspace(7) %p, i32 %v syncscope("agent") acq_rel, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_and_i8(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = trunc i64 %v0 to i8
  %p = getelementptr i8, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw and ptr addrspace(7) %p, i8 %v syncscope("agent") acq_rel, align 1
  %q = getelementptr i8, ptr addrspace(1) %out, i32 %id
  store i8 %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_nand_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %z = zext i32 %id to i64
  %v0 = mul i64 %z, 7777777777777
  %v = trunc i64 %v0 to i32
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %old = atomicrmw nand ptr addrspace(7) %p, i32 %v syncscope("agent") acq_rel, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %old, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fat_cmpxchg(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %data, i16 0, i64 2000, i32 159744)
  %p = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %v = load atomic i32, ptr addrspace(7) %p syncscope("workgroup") acquire, align 4
  %odd = and i32 %id, 1
  %e = add i32 %v, %odd
  %r = cmpxchg ptr addrspace(7) %p, i32 %e, i32 %id seq_cst seq_cst
  %old = extractvalue { i32, i1 } %r, 0
  %ok = extractvalue { i32, i1 } %r, 1
  %s = select i1 %ok, i32 %old, i32 -1
  %q = getelementptr i32, ptr addrspace(7) %f, i32 %id
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s, ptr addrspace(1) %q2
  store atomic i32 %s, ptr addrspace(7) %q release, align 4
  ret void
}

; A mask is for the offset, and leaves the resource alone.
define amdgpu_kernel void @fat_masked_offset(ptr addrspace(1) %o, ptr addrspace(1) %m, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %m, i16 0, i64 100000, i32 159744)
  %k = mul i32 %i, 7
  %p = getelementptr i8, ptr addrspace(7) %b, i32 %k
  %q = call ptr addrspace(7) @llvm.ptrmask.p7.i32(ptr addrspace(7) %p, i32 -4)
  %v = load i32, ptr addrspace(7) %q
  %at = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %v, ptr addrspace(1) %at
  ret void
}
