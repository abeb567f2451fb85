; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:128 --arg bytes:1032547698badcfef0debc9a7856341201000000ffffff0f0000000000000000 --arg bytes:000000c06c5ab79feeef20e4c0ffffff07003029881a56431000000000000000 --arg bytes:fffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffff --arg bytes:00000000000000000000000000000080ffffffffffffffffffffffffffffffff
define amdgpu_kernel void @k(ptr addrspace(1) %o, [2 x i128] %v0, [2 x i128] %v1, [2 x i128] %v2, [2 x i128] %v3) {
  %a0 = extractvalue [2 x i128] %v0, 0
  %b0 = extractvalue [2 x i128] %v0, 1
  %s0 = call i128 @llvm.sdiv.fix.sat.i128(i128 %a0, i128 %b0, i32 40)
  %u0 = call i128 @llvm.udiv.fix.sat.i128(i128 %a0, i128 %b0, i32 40)
  %p0 = getelementptr [2 x i128], ptr addrspace(1) %o, i32 0
  store i128 %s0, ptr addrspace(1) %p0
  %q0 = getelementptr i128, ptr addrspace(1) %p0, i32 1
  store i128 %u0, ptr addrspace(1) %q0
  %a1 = extractvalue [2 x i128] %v1, 0
  %b1 = extractvalue [2 x i128] %v1, 1
  %s1 = call i128 @llvm.sdiv.fix.sat.i128(i128 %a1, i128 %b1, i32 33)
  %u1 = call i128 @llvm.udiv.fix.sat.i128(i128 %a1, i128 %b1, i32 33)
  %p1 = getelementptr [2 x i128], ptr addrspace(1) %o, i32 1
  store i128 %s1, ptr addrspace(1) %p1
  %q1 = getelementptr i128, ptr addrspace(1) %p1, i32 1
  store i128 %u1, ptr addrspace(1) %q1
  %a2 = extractvalue [2 x i128] %v2, 0
  %b2 = extractvalue [2 x i128] %v2, 1
  %s2 = call i128 @llvm.sdiv.fix.sat.i128(i128 %a2, i128 %b2, i32 20)
  %u2 = call i128 @llvm.udiv.fix.sat.i128(i128 %a2, i128 %b2, i32 20)
  %p2 = getelementptr [2 x i128], ptr addrspace(1) %o, i32 2
  store i128 %s2, ptr addrspace(1) %p2
  %q2 = getelementptr i128, ptr addrspace(1) %p2, i32 1
  store i128 %u2, ptr addrspace(1) %q2
  %a3 = extractvalue [2 x i128] %v3, 0
  %b3 = extractvalue [2 x i128] %v3, 1
  %s3 = call i128 @llvm.sdiv.fix.sat.i128(i128 %a3, i128 %b3, i32 0)
  %u3 = call i128 @llvm.udiv.fix.sat.i128(i128 %a3, i128 %b3, i32 0)
  %p3 = getelementptr [2 x i128], ptr addrspace(1) %o, i32 3
  store i128 %s3, ptr addrspace(1) %p3
  %q3 = getelementptr i128, ptr addrspace(1) %p3, i32 1
  store i128 %u3, ptr addrspace(1) %q3
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:128: bbbb851e 2468bbbb 45679be0 00000123 bbbb851e 2468bbbb 45679be0 00000123 aaaaaaae 3d2db2aa fffffff8 ffffffff b3f11df7 5585e1d1 1f7b815e 00000000 00080000 00000000 00000000 00000000 00100000 00000000 00000000 00000000 ffffffff ffffffff ffffffff 7fffffff 00000000 00000000 00000000 00000000
