; Vectors of wide integers whose width is no multiple of 64, and aggregates with vectors of wide
; integers: bit behind bit in memory, and aligned as vectors are. What is above the bits of widths
; of parts of bytes is no value: such vectors are not copied here.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

@v1i136.table = addrspace(1) constant { i8, <1 x i136>, i16, [2 x <1 x i136>] } { i8 1, <1 x i136> <i136 77>, i16 2, [2 x <1 x i136>] [<1 x i136> <i136 -5>, <1 x i136> undef] }

define amdgpu_kernel void @v1i136_values(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <1 x i136>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <1 x i136>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <1 x i136>, ptr addrspace(1) %pa
  %b = load <1 x i136>, ptr addrspace(1) %pb, align 4
  %sum = add <1 x i136> %a, %b
  %less = icmp slt <1 x i136> %a, %b
  %some = select <1 x i1> %less, <1 x i136> %sum, <1 x i136> %b
  %place = urem i32 %id, 1
  %one = extractelement <1 x i136> %a, i32 %place
  %other = add i32 %place, %k
  %other.place = urem i32 %other, 1
  %put = insertelement <1 x i136> %some, i136 %one, i32 %other.place
  %mixed = shufflevector <1 x i136> %put, <1 x i136> %a, <1 x i32> <i32 1>
  %odd = and i32 %id, 1
  %is.odd = icmp eq i32 %odd, 0
  br i1 %is.odd, label %left, label %join
left:
  %product = xor <1 x i136> %mixed, %b
  br label %join
join:
  %v = phi <1 x i136> [ %mixed, %entry ], [ %product, %left ]
  %po = getelementptr <1 x i136>, ptr addrspace(1) %out, i32 %id
  store <1 x i136> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v1i136_memory(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <1 x i136>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <1 x i136>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <1 x i136>, ptr addrspace(1) %pa
  %b = load <1 x i136>, ptr addrspace(1) %pb
  %array = alloca [3 x <1 x i136>], addrspace(5)
  %p1 = getelementptr [3 x <1 x i136>], ptr addrspace(5) %array, i32 0, i32 1
  %p2 = getelementptr [3 x <1 x i136>], ptr addrspace(5) %array, i32 0, i32 2
  %pt = getelementptr { i8, <1 x i136>, i16, [2 x <1 x i136>] }, ptr addrspace(1) @v1i136.table, i32 0, i32 3, i32 0
  %constants = load <1 x i136>, ptr addrspace(1) %pt
  %pu = getelementptr { i8, <1 x i136>, i16, [2 x <1 x i136>] }, ptr addrspace(1) @v1i136.table, i32 0, i32 1
  %others = load <1 x i136>, ptr addrspace(1) %pu
  %sums = add <1 x i136> %constants, %others
  store <1 x i136> %sums, ptr addrspace(5) %array
  store <1 x i136> %a, ptr addrspace(5) %p1
  store <1 x i136> %b, ptr addrspace(5) %p2
  %i = urem i32 %id, 3
  %p = getelementptr [3 x <1 x i136>], ptr addrspace(5) %array, i32 0, i32 %i
  %v = load <1 x i136>, ptr addrspace(5) %p
  %po = getelementptr <1 x i136>, ptr addrspace(1) %out, i32 %id
  store <1 x i136> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v1i136_structure(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %ps = getelementptr { <1 x i136>, i32, [2 x <1 x i136>] }, ptr addrspace(1) %in, i32 %id
  %s = load { <1 x i136>, i32, [2 x <1 x i136>] }, ptr addrspace(1) %ps
  %a = extractvalue { <1 x i136>, i32, [2 x <1 x i136>] } %s, 0
  %b = extractvalue { <1 x i136>, i32, [2 x <1 x i136>] } %s, 2, 1
  %n = extractvalue { <1 x i136>, i32, [2 x <1 x i136>] } %s, 1
  %d = sub <1 x i136> %a, %b
  %r0 = insertvalue { <1 x i136>, i32, [2 x <1 x i136>] } %s, <1 x i136> %d, 2, 0
  %m = add i32 %n, %k
  %r = insertvalue { <1 x i136>, i32, [2 x <1 x i136>] } %r0, i32 %m, 1
  %po = getelementptr { <1 x i136>, i32, [2 x <1 x i136>] }, ptr addrspace(1) %out, i32 %id
  store { <1 x i136>, i32, [2 x <1 x i136>] } %r, ptr addrspace(1) %po
  ret void
}

@v2i160.table = addrspace(1) constant { i8, <2 x i160>, i16, [2 x <2 x i160>] } { i8 1, <2 x i160> <i160 77, i160 90>, i16 2, [2 x <2 x i160>] [<2 x i160> <i160 -5, i160 -6>, <2 x i160> undef] }

define amdgpu_kernel void @v2i160_values(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i160>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i160>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i160>, ptr addrspace(1) %pa
  %b = load <2 x i160>, ptr addrspace(1) %pb, align 4
  %sum = add <2 x i160> %a, %b
  %less = icmp slt <2 x i160> %a, %b
  %some = select <2 x i1> %less, <2 x i160> %sum, <2 x i160> %b
  %place = urem i32 %id, 2
  %one = extractelement <2 x i160> %a, i32 %place
  %other = add i32 %place, %k
  %other.place = urem i32 %other, 2
  %put = insertelement <2 x i160> %some, i160 %one, i32 %other.place
  %mixed = shufflevector <2 x i160> %put, <2 x i160> %a, <2 x i32> <i32 1, i32 0>
  %odd = and i32 %id, 1
  %is.odd = icmp eq i32 %odd, 0
  br i1 %is.odd, label %left, label %join
left:
  %product = xor <2 x i160> %mixed, %b
  br label %join
join:
  %v = phi <2 x i160> [ %mixed, %entry ], [ %product, %left ]
  %po = getelementptr <2 x i160>, ptr addrspace(1) %out, i32 %id
  store <2 x i160> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v2i160_memory(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i160>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i160>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i160>, ptr addrspace(1) %pa
  %b = load <2 x i160>, ptr addrspace(1) %pb
  %array = alloca [3 x <2 x i160>], addrspace(5)
  %p1 = getelementptr [3 x <2 x i160>], ptr addrspace(5) %array, i32 0, i32 1
  %p2 = getelementptr [3 x <2 x i160>], ptr addrspace(5) %array, i32 0, i32 2
  %pt = getelementptr { i8, <2 x i160>, i16, [2 x <2 x i160>] }, ptr addrspace(1) @v2i160.table, i32 0, i32 3, i32 0
  %constants = load <2 x i160>, ptr addrspace(1) %pt
  %pu = getelementptr { i8, <2 x i160>, i16, [2 x <2 x i160>] }, ptr addrspace(1) @v2i160.table, i32 0, i32 1
  %others = load <2 x i160>, ptr addrspace(1) %pu
  %sums = add <2 x i160> %constants, %others
  store <2 x i160> %sums, ptr addrspace(5) %array
  store <2 x i160> %a, ptr addrspace(5) %p1
  store <2 x i160> %b, ptr addrspace(5) %p2
  %i = urem i32 %id, 3
  %p = getelementptr [3 x <2 x i160>], ptr addrspace(5) %array, i32 0, i32 %i
  %v = load <2 x i160>, ptr addrspace(5) %p
  %po = getelementptr <2 x i160>, ptr addrspace(1) %out, i32 %id
  store <2 x i160> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v2i160_structure(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %ps = getelementptr { <2 x i160>, i32, [2 x <2 x i160>] }, ptr addrspace(1) %in, i32 %id
  %s = load { <2 x i160>, i32, [2 x <2 x i160>] }, ptr addrspace(1) %ps
  %a = extractvalue { <2 x i160>, i32, [2 x <2 x i160>] } %s, 0
  %b = extractvalue { <2 x i160>, i32, [2 x <2 x i160>] } %s, 2, 1
  %n = extractvalue { <2 x i160>, i32, [2 x <2 x i160>] } %s, 1
  %d = sub <2 x i160> %a, %b
  %r0 = insertvalue { <2 x i160>, i32, [2 x <2 x i160>] } %s, <2 x i160> %d, 2, 0
  %m = add i32 %n, %k
  %r = insertvalue { <2 x i160>, i32, [2 x <2 x i160>] } %r0, i32 %m, 1
  %po = getelementptr { <2 x i160>, i32, [2 x <2 x i160>] }, ptr addrspace(1) %out, i32 %id
  store { <2 x i160>, i32, [2 x <2 x i160>] } %r, ptr addrspace(1) %po
  ret void
}

@v3i136.table = addrspace(1) constant { i8, <3 x i136>, i16, [2 x <3 x i136>] } { i8 1, <3 x i136> <i136 77, i136 90, i136 103>, i16 2, [2 x <3 x i136>] [<3 x i136> <i136 -5, i136 -6, i136 -7>, <3 x i136> undef] }

define amdgpu_kernel void @v3i136_values(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <3 x i136>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <3 x i136>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <3 x i136>, ptr addrspace(1) %pa
  %b = load <3 x i136>, ptr addrspace(1) %pb, align 4
  %sum = add <3 x i136> %a, %b
  %less = icmp slt <3 x i136> %a, %b
  %some = select <3 x i1> %less, <3 x i136> %sum, <3 x i136> %b
  %place = urem i32 %id, 3
  %one = extractelement <3 x i136> %a, i32 %place
  %other = add i32 %place, %k
  %other.place = urem i32 %other, 3
  %put = insertelement <3 x i136> %some, i136 %one, i32 %other.place
  %mixed = shufflevector <3 x i136> %put, <3 x i136> %a, <3 x i32> <i32 1, i32 4, i32 1>
  %odd = and i32 %id, 1
  %is.odd = icmp eq i32 %odd, 0
  br i1 %is.odd, label %left, label %join
left:
  %product = xor <3 x i136> %mixed, %b
  br label %join
join:
  %v = phi <3 x i136> [ %mixed, %entry ], [ %product, %left ]
  %po = getelementptr <3 x i136>, ptr addrspace(1) %out, i32 %id
  store <3 x i136> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v3i136_memory(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <3 x i136>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <3 x i136>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <3 x i136>, ptr addrspace(1) %pa
  %b = load <3 x i136>, ptr addrspace(1) %pb
  %array = alloca [3 x <3 x i136>], addrspace(5)
  %p1 = getelementptr [3 x <3 x i136>], ptr addrspace(5) %array, i32 0, i32 1
  %p2 = getelementptr [3 x <3 x i136>], ptr addrspace(5) %array, i32 0, i32 2
  %pt = getelementptr { i8, <3 x i136>, i16, [2 x <3 x i136>] }, ptr addrspace(1) @v3i136.table, i32 0, i32 3, i32 0
  %constants = load <3 x i136>, ptr addrspace(1) %pt
  %pu = getelementptr { i8, <3 x i136>, i16, [2 x <3 x i136>] }, ptr addrspace(1) @v3i136.table, i32 0, i32 1
  %others = load <3 x i136>, ptr addrspace(1) %pu
  %sums = add <3 x i136> %constants, %others
  store <3 x i136> %sums, ptr addrspace(5) %array
  store <3 x i136> %a, ptr addrspace(5) %p1
  store <3 x i136> %b, ptr addrspace(5) %p2
  %i = urem i32 %id, 3
  %p = getelementptr [3 x <3 x i136>], ptr addrspace(5) %array, i32 0, i32 %i
  %v = load <3 x i136>, ptr addrspace(5) %p
  %po = getelementptr <3 x i136>, ptr addrspace(1) %out, i32 %id
  store <3 x i136> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v3i136_structure(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %ps = getelementptr { <3 x i136>, i32, [2 x <3 x i136>] }, ptr addrspace(1) %in, i32 %id
  %s = load { <3 x i136>, i32, [2 x <3 x i136>] }, ptr addrspace(1) %ps
  %a = extractvalue { <3 x i136>, i32, [2 x <3 x i136>] } %s, 0
  %b = extractvalue { <3 x i136>, i32, [2 x <3 x i136>] } %s, 2, 1
  %n = extractvalue { <3 x i136>, i32, [2 x <3 x i136>] } %s, 1
  %d = sub <3 x i136> %a, %b
  %r0 = insertvalue { <3 x i136>, i32, [2 x <3 x i136>] } %s, <3 x i136> %d, 2, 0
  %m = add i32 %n, %k
  %r = insertvalue { <3 x i136>, i32, [2 x <3 x i136>] } %r0, i32 %m, 1
  %po = getelementptr { <3 x i136>, i32, [2 x <3 x i136>] }, ptr addrspace(1) %out, i32 %id
  store { <3 x i136>, i32, [2 x <3 x i136>] } %r, ptr addrspace(1) %po
  ret void
}

@v2i200.table = addrspace(1) constant { i8, <2 x i200>, i16, [2 x <2 x i200>] } { i8 1, <2 x i200> <i200 77, i200 90>, i16 2, [2 x <2 x i200>] [<2 x i200> <i200 -5, i200 -6>, <2 x i200> undef] }

define amdgpu_kernel void @v2i200_values(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i200>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i200>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i200>, ptr addrspace(1) %pa
  %b = load <2 x i200>, ptr addrspace(1) %pb, align 4
  %sum = add <2 x i200> %a, %b
  %less = icmp slt <2 x i200> %a, %b
  %some = select <2 x i1> %less, <2 x i200> %sum, <2 x i200> %b
  %place = urem i32 %id, 2
  %one = extractelement <2 x i200> %a, i32 %place
  %other = add i32 %place, %k
  %other.place = urem i32 %other, 2
  %put = insertelement <2 x i200> %some, i200 %one, i32 %other.place
  %mixed = shufflevector <2 x i200> %put, <2 x i200> %a, <2 x i32> <i32 1, i32 0>
  %odd = and i32 %id, 1
  %is.odd = icmp eq i32 %odd, 0
  br i1 %is.odd, label %left, label %join
left:
  %product = xor <2 x i200> %mixed, %b
  br label %join
join:
  %v = phi <2 x i200> [ %mixed, %entry ], [ %product, %left ]
  %po = getelementptr <2 x i200>, ptr addrspace(1) %out, i32 %id
  store <2 x i200> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v2i200_memory(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i200>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i200>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i200>, ptr addrspace(1) %pa
  %b = load <2 x i200>, ptr addrspace(1) %pb
  %array = alloca [3 x <2 x i200>], addrspace(5)
  %p1 = getelementptr [3 x <2 x i200>], ptr addrspace(5) %array, i32 0, i32 1
  %p2 = getelementptr [3 x <2 x i200>], ptr addrspace(5) %array, i32 0, i32 2
  %pt = getelementptr { i8, <2 x i200>, i16, [2 x <2 x i200>] }, ptr addrspace(1) @v2i200.table, i32 0, i32 3, i32 0
  %constants = load <2 x i200>, ptr addrspace(1) %pt
  %pu = getelementptr { i8, <2 x i200>, i16, [2 x <2 x i200>] }, ptr addrspace(1) @v2i200.table, i32 0, i32 1
  %others = load <2 x i200>, ptr addrspace(1) %pu
  %sums = add <2 x i200> %constants, %others
  store <2 x i200> %sums, ptr addrspace(5) %array
  store <2 x i200> %a, ptr addrspace(5) %p1
  store <2 x i200> %b, ptr addrspace(5) %p2
  %i = urem i32 %id, 3
  %p = getelementptr [3 x <2 x i200>], ptr addrspace(5) %array, i32 0, i32 %i
  %v = load <2 x i200>, ptr addrspace(5) %p
  %po = getelementptr <2 x i200>, ptr addrspace(1) %out, i32 %id
  store <2 x i200> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v2i200_structure(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %ps = getelementptr { <2 x i200>, i32, [2 x <2 x i200>] }, ptr addrspace(1) %in, i32 %id
  %s = load { <2 x i200>, i32, [2 x <2 x i200>] }, ptr addrspace(1) %ps
  %a = extractvalue { <2 x i200>, i32, [2 x <2 x i200>] } %s, 0
  %b = extractvalue { <2 x i200>, i32, [2 x <2 x i200>] } %s, 2, 1
  %n = extractvalue { <2 x i200>, i32, [2 x <2 x i200>] } %s, 1
  %d = sub <2 x i200> %a, %b
  %r0 = insertvalue { <2 x i200>, i32, [2 x <2 x i200>] } %s, <2 x i200> %d, 2, 0
  %m = add i32 %n, %k
  %r = insertvalue { <2 x i200>, i32, [2 x <2 x i200>] } %r0, i32 %m, 1
  %po = getelementptr { <2 x i200>, i32, [2 x <2 x i200>] }, ptr addrspace(1) %out, i32 %id
  store { <2 x i200>, i32, [2 x <2 x i200>] } %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v2i129_values(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i129>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i129>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i129>, ptr addrspace(1) %pa
  %b = load <2 x i129>, ptr addrspace(1) %pb, align 4
  %sum = add <2 x i129> %a, %b
  %less = icmp slt <2 x i129> %a, %b
  %some = select <2 x i1> %less, <2 x i129> %sum, <2 x i129> %b
  %place = urem i32 %id, 2
  %one = extractelement <2 x i129> %a, i32 %place
  %other = add i32 %place, %k
  %other.place = urem i32 %other, 2
  %put = insertelement <2 x i129> %some, i129 %one, i32 %other.place
  %mixed = shufflevector <2 x i129> %put, <2 x i129> %a, <2 x i32> <i32 1, i32 0>
  %odd = and i32 %id, 1
  %is.odd = icmp eq i32 %odd, 0
  br i1 %is.odd, label %left, label %join
left:
  %product = xor <2 x i129> %mixed, %b
  br label %join
join:
  %v = phi <2 x i129> [ %mixed, %entry ], [ %product, %left ]
  %po = getelementptr <2 x i129>, ptr addrspace(1) %out, i32 %id
  store <2 x i129> %v, ptr addrspace(1) %po
  ret void
}

@v1i1000.table = addrspace(1) constant { i8, <1 x i1000>, i16, [2 x <1 x i1000>] } { i8 1, <1 x i1000> <i1000 77>, i16 2, [2 x <1 x i1000>] [<1 x i1000> <i1000 -5>, <1 x i1000> undef] }

define amdgpu_kernel void @v1i1000_values(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <1 x i1000>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <1 x i1000>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <1 x i1000>, ptr addrspace(1) %pa
  %b = load <1 x i1000>, ptr addrspace(1) %pb, align 4
  %sum = add <1 x i1000> %a, %b
  %less = icmp slt <1 x i1000> %a, %b
  %some = select <1 x i1> %less, <1 x i1000> %sum, <1 x i1000> %b
  %place = urem i32 %id, 1
  %one = extractelement <1 x i1000> %a, i32 %place
  %other = add i32 %place, %k
  %other.place = urem i32 %other, 1
  %put = insertelement <1 x i1000> %some, i1000 %one, i32 %other.place
  %mixed = shufflevector <1 x i1000> %put, <1 x i1000> %a, <1 x i32> <i32 1>
  %odd = and i32 %id, 1
  %is.odd = icmp eq i32 %odd, 0
  br i1 %is.odd, label %left, label %join
left:
  %product = xor <1 x i1000> %mixed, %b
  br label %join
join:
  %v = phi <1 x i1000> [ %mixed, %entry ], [ %product, %left ]
  %po = getelementptr <1 x i1000>, ptr addrspace(1) %out, i32 %id
  store <1 x i1000> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v1i1000_memory(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <1 x i1000>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <1 x i1000>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <1 x i1000>, ptr addrspace(1) %pa
  %b = load <1 x i1000>, ptr addrspace(1) %pb
  %array = alloca [3 x <1 x i1000>], addrspace(5)
  %p1 = getelementptr [3 x <1 x i1000>], ptr addrspace(5) %array, i32 0, i32 1
  %p2 = getelementptr [3 x <1 x i1000>], ptr addrspace(5) %array, i32 0, i32 2
  %pt = getelementptr { i8, <1 x i1000>, i16, [2 x <1 x i1000>] }, ptr addrspace(1) @v1i1000.table, i32 0, i32 3, i32 0
  %constants = load <1 x i1000>, ptr addrspace(1) %pt
  %pu = getelementptr { i8, <1 x i1000>, i16, [2 x <1 x i1000>] }, ptr addrspace(1) @v1i1000.table, i32 0, i32 1
  %others = load <1 x i1000>, ptr addrspace(1) %pu
  %sums = add <1 x i1000> %constants, %others
  store <1 x i1000> %sums, ptr addrspace(5) %array
  store <1 x i1000> %a, ptr addrspace(5) %p1
  store <1 x i1000> %b, ptr addrspace(5) %p2
  %i = urem i32 %id, 3
  %p = getelementptr [3 x <1 x i1000>], ptr addrspace(5) %array, i32 0, i32 %i
  %v = load <1 x i1000>, ptr addrspace(5) %p
  %po = getelementptr <1 x i1000>, ptr addrspace(1) %out, i32 %id
  store <1 x i1000> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v1i1000_structure(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %ps = getelementptr { <1 x i1000>, i32, [2 x <1 x i1000>] }, ptr addrspace(1) %in, i32 %id
  %s = load { <1 x i1000>, i32, [2 x <1 x i1000>] }, ptr addrspace(1) %ps
  %a = extractvalue { <1 x i1000>, i32, [2 x <1 x i1000>] } %s, 0
  %b = extractvalue { <1 x i1000>, i32, [2 x <1 x i1000>] } %s, 2, 1
  %n = extractvalue { <1 x i1000>, i32, [2 x <1 x i1000>] } %s, 1
  %d = sub <1 x i1000> %a, %b
  %r0 = insertvalue { <1 x i1000>, i32, [2 x <1 x i1000>] } %s, <1 x i1000> %d, 2, 0
  %m = add i32 %n, %k
  %r = insertvalue { <1 x i1000>, i32, [2 x <1 x i1000>] } %r0, i32 %m, 1
  %po = getelementptr { <1 x i1000>, i32, [2 x <1 x i1000>] }, ptr addrspace(1) %out, i32 %id
  store { <1 x i1000>, i32, [2 x <1 x i1000>] } %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @v4i321_values(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i321>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i321>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i321>, ptr addrspace(1) %pa
  %b = load <4 x i321>, ptr addrspace(1) %pb, align 4
  %sum = add <4 x i321> %a, %b
  %less = icmp slt <4 x i321> %a, %b
  %some = select <4 x i1> %less, <4 x i321> %sum, <4 x i321> %b
  %place = urem i32 %id, 4
  %one = extractelement <4 x i321> %a, i32 %place
  %other = add i32 %place, %k
  %other.place = urem i32 %other, 4
  %put = insertelement <4 x i321> %some, i321 %one, i32 %other.place
  %mixed = shufflevector <4 x i321> %put, <4 x i321> %a, <4 x i32> <i32 1, i32 4, i32 7, i32 2>
  %odd = and i32 %id, 1
  %is.odd = icmp eq i32 %odd, 0
  br i1 %is.odd, label %left, label %join
left:
  %product = xor <4 x i321> %mixed, %b
  br label %join
join:
  %v = phi <4 x i321> [ %mixed, %entry ], [ %product, %left ]
  %po = getelementptr <4 x i321>, ptr addrspace(1) %out, i32 %id
  store <4 x i321> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @bits(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i512, ptr addrspace(1) %in, i32 %id
  %o = getelementptr [4 x i512], ptr addrspace(1) %out, i32 %id
  %a = load <17 x i8>, ptr addrspace(1) %p, align 8
  %a1 = bitcast <17 x i8> %a to <1 x i136>
  %a2 = add <1 x i136> %a1, <i136 3>
  %a3 = bitcast <1 x i136> %a2 to i136
  store i136 %a3, ptr addrspace(1) %o
  %b = load <10 x i32>, ptr addrspace(1) %p, align 8
  %b1 = bitcast <10 x i32> %b to <2 x i160>
  %b2 = mul <2 x i160> %b1, %b1
  %b3 = bitcast <2 x i160> %b2 to <5 x i64>
  %o1 = getelementptr i512, ptr addrspace(1) %o, i32 1
  store <5 x i64> %b3, ptr addrspace(1) %o1
  %c = load i400, ptr addrspace(1) %p, align 8
  %c1 = bitcast i400 %c to <2 x i200>
  %c2 = shufflevector <2 x i200> %c1, <2 x i200> poison, <2 x i32> <i32 1, i32 0>
  %c3 = bitcast <2 x i200> %c2 to <25 x i16>
  %o2 = getelementptr i512, ptr addrspace(1) %o, i32 2
  store <25 x i16> %c3, ptr addrspace(1) %o2
  %d = load <3 x i160>, ptr addrspace(1) %p, align 8
  %d1 = bitcast <3 x i160> %d to <2 x i240>
  %d2 = extractelement <2 x i240> %d1, i32 1
  %o3 = getelementptr i512, ptr addrspace(1) %o, i32 3
  store i240 %d2, ptr addrspace(1) %o3
  ret void
}


define amdgpu_kernel void @arguments(ptr addrspace(1) %out, i8 %a, <2 x i160> %v, i16 %b, { i32, <3 x i192> } %s, i8 %c, ptr addrspace(4) byref(<1 x i136>) %r) {
  store <2 x i160> %v, ptr addrspace(1) %out
  %p1 = getelementptr i512, ptr addrspace(1) %out, i32 1
  store { i32, <3 x i192> } %s, ptr addrspace(1) %p1, align 64
  %p2 = getelementptr i512, ptr addrspace(1) %out, i32 6
  %m = load <1 x i136>, ptr addrspace(4) %r
  store <1 x i136> %m, ptr addrspace(1) %p2
  %p3 = getelementptr i512, ptr addrspace(1) %out, i32 7
  %all0 = insertelement <4 x i8> zeroinitializer, i8 %a, i32 0
  %all1 = insertelement <4 x i8> %all0, i8 %c, i32 1
  store <4 x i8> %all1, ptr addrspace(1) %p3
  ret void
}

declare { <2 x i160>, <2 x i1> } @llvm.umul.with.overflow.v2i160(<2 x i160>, <2 x i160>)

define amdgpu_kernel void @parts(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <8 x i256>, ptr addrspace(1) %in, i32 %id
  %o = getelementptr <8 x i256>, ptr addrspace(1) %out, i32 %id
  %a = load <6 x i256>, ptr addrspace(1) %p
  %e0 = shufflevector <6 x i256> %a, <6 x i256> poison, <2 x i32> <i32 0, i32 3>
  %s0 = insertvalue { <2 x i256>, <2 x i256>, <2 x i256> } poison, <2 x i256> %e0, 0
  %e1 = shufflevector <6 x i256> %a, <6 x i256> poison, <2 x i32> <i32 1, i32 4>
  %s1 = insertvalue { <2 x i256>, <2 x i256>, <2 x i256> } %s0, <2 x i256> %e1, 1
  %e2 = shufflevector <6 x i256> %a, <6 x i256> poison, <2 x i32> <i32 2, i32 5>
  %s2 = insertvalue { <2 x i256>, <2 x i256>, <2 x i256> } %s1, <2 x i256> %e2, 2
  store { <2 x i256>, <2 x i256>, <2 x i256> } %s2, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @products(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x i160>, ptr addrspace(1) %in, i32 %id
  %o = getelementptr <4 x i160>, ptr addrspace(1) %out, i32 %id
  %a = load <2 x i160>, ptr addrspace(1) %p
  %q = getelementptr <2 x i160>, ptr addrspace(1) %p, i32 1
  %b = load <2 x i160>, ptr addrspace(1) %q
  %few = lshr <2 x i160> %b, <i160 90, i160 150>
  %pair = call { <2 x i160>, <2 x i1> } @llvm.umul.with.overflow.v2i160(<2 x i160> %a, <2 x i160> %few)
  %product = extractvalue { <2 x i160>, <2 x i1> } %pair, 0
  %over = extractvalue { <2 x i160>, <2 x i1> } %pair, 1
  store <2 x i160> %product, ptr addrspace(1) %o
  %bits = zext <2 x i1> %over to <2 x i160>
  %o1 = getelementptr <2 x i160>, ptr addrspace(1) %o, i32 1
  store <2 x i160> %bits, ptr addrspace(1) %o1
  ret void
}
