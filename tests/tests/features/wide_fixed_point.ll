; as the interpreter: llc's saturating product is the greatest number where the exact one fits, and it has no quotients of so many bits
; Products and quotients of fixed point that are computed in more than 128 bits.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @umul_fix_sat_i128_exact(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i128, ptr addrspace(1) %pa, align 8
  %b = load i128, ptr addrspace(1) %pb, align 8
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %id
  %c = lshr i128 %a, 63
  %d = lshr i128 %b, 42
  %e = or i128 %d, 1
  %r = call i128 @llvm.umul.fix.sat.i128(i128 %c, i128 %e, i32 67)
  store i128 %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @umul_fix_sat_v2i128_exact(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i128>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i128>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i128>, ptr addrspace(1) %out, i32 %id
  %c = lshr <2 x i128> %a, splat (i128 63)
  %d = lshr <2 x i128> %b, splat (i128 42)
  %e = or <2 x i128> %d, splat (i128 1)
  %r = call <2 x i128> @llvm.umul.fix.sat.v2i128(<2 x i128> %c, <2 x i128> %e, i32 67)
  store <2 x i128> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @sdiv_fix_sat_i64_exact(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i64], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i64], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i64, ptr addrspace(1) %pa, align 8
  %b = load i64, ptr addrspace(1) %pb, align 8
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %c = ashr i64 %a, 31
  %d = ashr i64 %b, 21
  %e = or i64 %d, 1
  %r = call i64 @llvm.sdiv.fix.sat.i64(i64 %c, i64 %e, i32 20)
  store i64 %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @udiv_fix_sat_v2i64_exact(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i64>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i64>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i64>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i64>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i64>, ptr addrspace(1) %out, i32 %id
  %c = lshr <2 x i64> %a, splat (i64 31)
  %d = lshr <2 x i64> %b, splat (i64 21)
  %e = or <2 x i64> %d, splat (i64 1)
  %r = call <2 x i64> @llvm.udiv.fix.sat.v2i64(<2 x i64> %c, <2 x i64> %e, i32 9)
  store <2 x i64> %r, ptr addrspace(1) %po, align 8
  ret void
}
