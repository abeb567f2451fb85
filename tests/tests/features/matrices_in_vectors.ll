; as the interpreter
; Matrix intrinsics, which LLVM lowers in a pass that llc does not run, and interleaving of other
; numbers of vectors than two, for which llc has no code.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @product(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [12 x i32], ptr addrspace(1) %in, i32 %id
  %pb = getelementptr i32, ptr addrspace(1) %pa, i32 6
  %a = load <6 x i32>, ptr addrspace(1) %pa, align 4
  %b = load <6 x i32>, ptr addrspace(1) %pb, align 4
  %r = call <4 x i32> @llvm.matrix.multiply.v4i32.v6i32.v6i32(<6 x i32> %a, <6 x i32> %b, i32 2, i32 3, i32 2)
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @product_of_floats(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [12 x float], ptr addrspace(1) %in, i32 %id
  %pb = getelementptr float, ptr addrspace(1) %pa, i32 9
  %a = load <9 x float>, ptr addrspace(1) %pa, align 4
  %b = load <3 x float>, ptr addrspace(1) %pb, align 4
  %r = call <3 x float> @llvm.matrix.multiply.v3f32.v9f32.v3f32(<9 x float> %a, <3 x float> %b, i32 3, i32 3, i32 1)
  %po = getelementptr [3 x float], ptr addrspace(1) %out, i32 %id
  store <3 x float> %r, ptr addrspace(1) %po, align 4
  ret void
}

define amdgpu_kernel void @transposed(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [6 x i16], ptr addrspace(1) %in, i32 %id
  %a = load <6 x i16>, ptr addrspace(1) %pa, align 2
  %r = call <6 x i16> @llvm.matrix.transpose.v6i16(<6 x i16> %a, i32 2, i32 3)
  %po = getelementptr [6 x i16], ptr addrspace(1) %out, i32 %id
  store <6 x i16> %r, ptr addrspace(1) %po, align 2
  ret void
}

define amdgpu_kernel void @columns(ptr addrspace(1) %out, ptr addrspace(1) %in, i64 %stride) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %r = call <6 x i32> @llvm.matrix.column.major.load.v6i32.i64(ptr addrspace(1) align 4 %pa, i64 %stride, i1 false, i32 2, i32 3)
  %t = call <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32> %r, i32 2, i32 3)
  %po = getelementptr [12 x i32], ptr addrspace(1) %out, i32 %id
  call void @llvm.matrix.column.major.store.v6i32.i64(<6 x i32> %t, ptr addrspace(1) align 4 %po, i64 4, i1 false, i32 3, i32 2)
  ret void
}

define amdgpu_kernel void @interleaved3(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [3 x <2 x i32>], ptr addrspace(1) %in, i32 %id
  %pb = getelementptr <2 x i32>, ptr addrspace(1) %pa, i32 1
  %pc = getelementptr <2 x i32>, ptr addrspace(1) %pa, i32 2
  %a = load <2 x i32>, ptr addrspace(1) %pa
  %b = load <2 x i32>, ptr addrspace(1) %pb
  %c = load <2 x i32>, ptr addrspace(1) %pc
  %r = call <6 x i32> @llvm.vector.interleave3.v6i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  %po = getelementptr [6 x i32], ptr addrspace(1) %out, i32 %id
  store <6 x i32> %r, ptr addrspace(1) %po, align 4
  ret void
}

define amdgpu_kernel void @interleaved5(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <16 x i8>, ptr addrspace(1) %in, i32 %id
  %v = load <16 x i8>, ptr addrspace(1) %pa
  %a = shufflevector <16 x i8> %v, <16 x i8> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %b = shufflevector <16 x i8> %v, <16 x i8> poison, <3 x i32> <i32 3, i32 4, i32 5>
  %c = shufflevector <16 x i8> %v, <16 x i8> poison, <3 x i32> <i32 6, i32 7, i32 8>
  %d = shufflevector <16 x i8> %v, <16 x i8> poison, <3 x i32> <i32 9, i32 10, i32 11>
  %e = shufflevector <16 x i8> %v, <16 x i8> poison, <3 x i32> <i32 12, i32 13, i32 14>
  %r = call <15 x i8> @llvm.vector.interleave5.v15i8(<3 x i8> %a, <3 x i8> %b, <3 x i8> %c, <3 x i8> %d, <3 x i8> %e)
  %t = call { <3 x i8>, <3 x i8>, <3 x i8>, <3 x i8>, <3 x i8> } @llvm.vector.deinterleave5.v15i8(<15 x i8> %r)
  %f = extractvalue { <3 x i8>, <3 x i8>, <3 x i8>, <3 x i8>, <3 x i8> } %t, 3
  %g = shufflevector <3 x i8> %f, <3 x i8> poison, <15 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %h = shufflevector <15 x i8> %r, <15 x i8> %g, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 15, i32 16, i32 17>
  %po = getelementptr <16 x i8>, ptr addrspace(1) %out, i32 %id
  store <16 x i8> %h, ptr addrspace(1) %po
  ret void
}
