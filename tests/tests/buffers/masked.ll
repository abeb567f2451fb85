target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1), <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p1(<4 x i32>, ptr addrspace(1), <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p1(<4 x i32>, <4 x ptr addrspace(1)>, <4 x i1>)
declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)

define amdgpu_kernel void @load_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i32>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> %m, <4 x i32> zeroinitializer)
  store <4 x i32> %v, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @store_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i32>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %v = load <4 x i32>, ptr addrspace(1) %p
  call void @llvm.masked.store.v4i32.p1(<4 x i32> %v, ptr addrspace(1) align 4 %q, <4 x i1> %m)
  %v2 = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 4 %q, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i32> %v)
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 8192
  store <4 x i32> %v2, ptr addrspace(1) %q3
  ret void
}

define amdgpu_kernel void @gather_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i32>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %x0 = insertelement <4 x i32> poison, i32 %id, i32 0
  %xs = shufflevector <4 x i32> %x0, <4 x i32> poison, <4 x i32> zeroinitializer
  %ix = xor <4 x i32> %xs, <i32 3, i32 9, i32 0, i32 21>
  %ps = getelementptr i32, ptr addrspace(1) %data, <4 x i32> %ix
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %ps, <4 x i1> %m, <4 x i32> zeroinitializer)
  %qs = getelementptr i32, ptr addrspace(1) %q, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call void @llvm.masked.scatter.v4i32.v4p1(<4 x i32> %v, <4 x ptr addrspace(1)> align 4 %qs, <4 x i1> %m)
  ret void
}

define amdgpu_kernel void @pack_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i32>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %qg = addrspacecast ptr addrspace(1) %q to ptr
  %v = call <4 x i32> @llvm.masked.expandload.v4i32(ptr align 4 %pg, <4 x i1> %m, <4 x i32> zeroinitializer)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr align 4 %qg, <4 x i1> %m)
  ret void
}
declare <4 x i16> @llvm.masked.load.v4i16.p1(ptr addrspace(1), <4 x i1>, <4 x i16>)
declare void @llvm.masked.store.v4i16.p1(<4 x i16>, ptr addrspace(1), <4 x i1>)
declare <4 x i16> @llvm.masked.gather.v4i16.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i16>)
declare void @llvm.masked.scatter.v4i16.v4p1(<4 x i16>, <4 x ptr addrspace(1)>, <4 x i1>)
declare <4 x i16> @llvm.masked.expandload.v4i16(ptr, <4 x i1>, <4 x i16>)
declare void @llvm.masked.compressstore.v4i16(<4 x i16>, ptr, <4 x i1>)

define amdgpu_kernel void @load_i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i16>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %id
  %v = call <4 x i16> @llvm.masked.load.v4i16.p1(ptr addrspace(1) align 8 %p, <4 x i1> %m, <4 x i16> zeroinitializer)
  store <4 x i16> %v, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @store_i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i16>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %id
  %v = load <4 x i16>, ptr addrspace(1) %p
  call void @llvm.masked.store.v4i16.p1(<4 x i16> %v, ptr addrspace(1) align 2 %q, <4 x i1> %m)
  %v2 = call <4 x i16> @llvm.masked.load.v4i16.p1(ptr addrspace(1) align 2 %q, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i16> %v)
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 8192
  store <4 x i16> %v2, ptr addrspace(1) %q3
  ret void
}

define amdgpu_kernel void @gather_i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i16>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %id
  %x0 = insertelement <4 x i32> poison, i32 %id, i32 0
  %xs = shufflevector <4 x i32> %x0, <4 x i32> poison, <4 x i32> zeroinitializer
  %ix = xor <4 x i32> %xs, <i32 3, i32 9, i32 0, i32 21>
  %ps = getelementptr i16, ptr addrspace(1) %data, <4 x i32> %ix
  %v = call <4 x i16> @llvm.masked.gather.v4i16.v4p1(<4 x ptr addrspace(1)> align 2 %ps, <4 x i1> %m, <4 x i16> zeroinitializer)
  %qs = getelementptr i16, ptr addrspace(1) %q, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call void @llvm.masked.scatter.v4i16.v4p1(<4 x i16> %v, <4 x ptr addrspace(1)> align 2 %qs, <4 x i1> %m)
  ret void
}

define amdgpu_kernel void @pack_i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i16>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i16>, ptr addrspace(1) %out, i32 %id
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %qg = addrspacecast ptr addrspace(1) %q to ptr
  %v = call <4 x i16> @llvm.masked.expandload.v4i16(ptr align 2 %pg, <4 x i1> %m, <4 x i16> zeroinitializer)
  call void @llvm.masked.compressstore.v4i16(<4 x i16> %v, ptr align 2 %qg, <4 x i1> %m)
  ret void
}
declare <4 x double> @llvm.masked.load.v4f64.p1(ptr addrspace(1), <4 x i1>, <4 x double>)
declare void @llvm.masked.store.v4f64.p1(<4 x double>, ptr addrspace(1), <4 x i1>)
declare <4 x double> @llvm.masked.gather.v4f64.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x double>)
declare void @llvm.masked.scatter.v4f64.v4p1(<4 x double>, <4 x ptr addrspace(1)>, <4 x i1>)
declare <4 x double> @llvm.masked.expandload.v4f64(ptr, <4 x i1>, <4 x double>)
declare void @llvm.masked.compressstore.v4f64(<4 x double>, ptr, <4 x i1>)

define amdgpu_kernel void @load_f64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x double>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x double>, ptr addrspace(1) %out, i32 %id
  %v = call <4 x double> @llvm.masked.load.v4f64.p1(ptr addrspace(1) align 32 %p, <4 x i1> %m, <4 x double> zeroinitializer)
  store <4 x double> %v, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @store_f64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x double>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x double>, ptr addrspace(1) %out, i32 %id
  %v = load <4 x double>, ptr addrspace(1) %p
  call void @llvm.masked.store.v4f64.p1(<4 x double> %v, ptr addrspace(1) align 8 %q, <4 x i1> %m)
  %v2 = call <4 x double> @llvm.masked.load.v4f64.p1(ptr addrspace(1) align 8 %q, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x double> %v)
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 8192
  store <4 x double> %v2, ptr addrspace(1) %q3
  ret void
}

define amdgpu_kernel void @gather_f64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x double>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x double>, ptr addrspace(1) %out, i32 %id
  %x0 = insertelement <4 x i32> poison, i32 %id, i32 0
  %xs = shufflevector <4 x i32> %x0, <4 x i32> poison, <4 x i32> zeroinitializer
  %ix = xor <4 x i32> %xs, <i32 3, i32 9, i32 0, i32 21>
  %ps = getelementptr double, ptr addrspace(1) %data, <4 x i32> %ix
  %v = call <4 x double> @llvm.masked.gather.v4f64.v4p1(<4 x ptr addrspace(1)> align 8 %ps, <4 x i1> %m, <4 x double> zeroinitializer)
  %qs = getelementptr double, ptr addrspace(1) %q, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call void @llvm.masked.scatter.v4f64.v4p1(<4 x double> %v, <4 x ptr addrspace(1)> align 8 %qs, <4 x i1> %m)
  ret void
}

define amdgpu_kernel void @pack_f64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x double>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x double>, ptr addrspace(1) %out, i32 %id
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %qg = addrspacecast ptr addrspace(1) %q to ptr
  %v = call <4 x double> @llvm.masked.expandload.v4f64(ptr align 8 %pg, <4 x i1> %m, <4 x double> zeroinitializer)
  call void @llvm.masked.compressstore.v4f64(<4 x double> %v, ptr align 8 %qg, <4 x i1> %m)
  ret void
}
declare <4 x i8> @llvm.masked.load.v4i8.p1(ptr addrspace(1), <4 x i1>, <4 x i8>)
declare void @llvm.masked.store.v4i8.p1(<4 x i8>, ptr addrspace(1), <4 x i1>)
declare <4 x i8> @llvm.masked.gather.v4i8.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i8>)
declare void @llvm.masked.scatter.v4i8.v4p1(<4 x i8>, <4 x ptr addrspace(1)>, <4 x i1>)
declare <4 x i8> @llvm.masked.expandload.v4i8(ptr, <4 x i1>, <4 x i8>)
declare void @llvm.masked.compressstore.v4i8(<4 x i8>, ptr, <4 x i1>)

define amdgpu_kernel void @load_i8(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i8>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %id
  %v = call <4 x i8> @llvm.masked.load.v4i8.p1(ptr addrspace(1) align 4 %p, <4 x i1> %m, <4 x i8> zeroinitializer)
  store <4 x i8> %v, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @store_i8(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i8>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %id
  %v = load <4 x i8>, ptr addrspace(1) %p
  call void @llvm.masked.store.v4i8.p1(<4 x i8> %v, ptr addrspace(1) align 1 %q, <4 x i1> %m)
  %v2 = call <4 x i8> @llvm.masked.load.v4i8.p1(ptr addrspace(1) align 1 %q, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x i8> %v)
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 8192
  store <4 x i8> %v2, ptr addrspace(1) %q3
  ret void
}

define amdgpu_kernel void @gather_i8(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i8>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %id
  %x0 = insertelement <4 x i32> poison, i32 %id, i32 0
  %xs = shufflevector <4 x i32> %x0, <4 x i32> poison, <4 x i32> zeroinitializer
  %ix = xor <4 x i32> %xs, <i32 3, i32 9, i32 0, i32 21>
  %ps = getelementptr i8, ptr addrspace(1) %data, <4 x i32> %ix
  %v = call <4 x i8> @llvm.masked.gather.v4i8.v4p1(<4 x ptr addrspace(1)> align 1 %ps, <4 x i1> %m, <4 x i8> zeroinitializer)
  %qs = getelementptr i8, ptr addrspace(1) %q, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call void @llvm.masked.scatter.v4i8.v4p1(<4 x i8> %v, <4 x ptr addrspace(1)> align 1 %qs, <4 x i1> %m)
  ret void
}

define amdgpu_kernel void @pack_i8(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x i8>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x i8>, ptr addrspace(1) %out, i32 %id
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %qg = addrspacecast ptr addrspace(1) %q to ptr
  %v = call <4 x i8> @llvm.masked.expandload.v4i8(ptr align 1 %pg, <4 x i1> %m, <4 x i8> zeroinitializer)
  call void @llvm.masked.compressstore.v4i8(<4 x i8> %v, ptr align 1 %qg, <4 x i1> %m)
  ret void
}
declare <4 x half> @llvm.masked.load.v4f16.p1(ptr addrspace(1), <4 x i1>, <4 x half>)
declare void @llvm.masked.store.v4f16.p1(<4 x half>, ptr addrspace(1), <4 x i1>)
declare <4 x half> @llvm.masked.gather.v4f16.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x half>)
declare void @llvm.masked.scatter.v4f16.v4p1(<4 x half>, <4 x ptr addrspace(1)>, <4 x i1>)
declare <4 x half> @llvm.masked.expandload.v4f16(ptr, <4 x i1>, <4 x half>)
declare void @llvm.masked.compressstore.v4f16(<4 x half>, ptr, <4 x i1>)

define amdgpu_kernel void @load_f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x half>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x half>, ptr addrspace(1) %out, i32 %id
  %v = call <4 x half> @llvm.masked.load.v4f16.p1(ptr addrspace(1) align 8 %p, <4 x i1> %m, <4 x half> zeroinitializer)
  store <4 x half> %v, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @store_f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x half>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x half>, ptr addrspace(1) %out, i32 %id
  %v = load <4 x half>, ptr addrspace(1) %p
  call void @llvm.masked.store.v4f16.p1(<4 x half> %v, ptr addrspace(1) align 2 %q, <4 x i1> %m)
  %v2 = call <4 x half> @llvm.masked.load.v4f16.p1(ptr addrspace(1) align 2 %q, <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x half> %v)
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 8192
  store <4 x half> %v2, ptr addrspace(1) %q3
  ret void
}

define amdgpu_kernel void @gather_f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x half>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x half>, ptr addrspace(1) %out, i32 %id
  %x0 = insertelement <4 x i32> poison, i32 %id, i32 0
  %xs = shufflevector <4 x i32> %x0, <4 x i32> poison, <4 x i32> zeroinitializer
  %ix = xor <4 x i32> %xs, <i32 3, i32 9, i32 0, i32 21>
  %ps = getelementptr half, ptr addrspace(1) %data, <4 x i32> %ix
  %v = call <4 x half> @llvm.masked.gather.v4f16.v4p1(<4 x ptr addrspace(1)> align 2 %ps, <4 x i1> %m, <4 x half> zeroinitializer)
  %qs = getelementptr half, ptr addrspace(1) %q, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  call void @llvm.masked.scatter.v4f16.v4p1(<4 x half> %v, <4 x ptr addrspace(1)> align 2 %qs, <4 x i1> %m)
  ret void
}

define amdgpu_kernel void @pack_f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b4 = trunc i32 %id to i4
  %m = bitcast i4 %b4 to <4 x i1>
  %p = getelementptr <4 x half>, ptr addrspace(1) %data, i32 %id
  %q = getelementptr <4 x half>, ptr addrspace(1) %out, i32 %id
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %qg = addrspacecast ptr addrspace(1) %q to ptr
  %v = call <4 x half> @llvm.masked.expandload.v4f16(ptr align 2 %pg, <4 x i1> %m, <4 x half> zeroinitializer)
  call void @llvm.masked.compressstore.v4f16(<4 x half> %v, ptr align 2 %qg, <4 x i1> %m)
  ret void
}
