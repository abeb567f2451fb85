; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; %p1 is only an argument of %p2, of which lane 40 is read, which is not active: %p1 counts in all lanes as well.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %t3 = mul i32 %t, 3
  %v = add i32 %t3, 7
  %c = icmp ult i32 %t, 20
  br i1 %c, label %S, label %K
S:
  %u = icmp eq i32 %n, 5
  br i1 %u, label %T1, label %T2
T1:
  %a = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 11)
  store volatile i32 1, ptr addrspace(1) %q
  br label %J1
T2:
  %b = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 22)
  br label %J1
J1:
  %p1 = phi i32 [ %a, %T1 ], [ %b, %T2 ]
  %u2 = icmp ult i32 %n, 50
  store volatile i32 2, ptr addrspace(1) %q
  br i1 %u2, label %J2, label %U
U:
  %d = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 33)
  br label %J2
J2:
  %p2 = phi i32 [ %p1, %J1 ], [ %d, %U ]
  %i = add i32 %p2, 1
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %i, i32 40)
  %m = add i32 %i, %r
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %m)
  store i32 %w, ptr addrspace(1) %q
  br label %K
K:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000014 00000017 0000001a 0000001d 00000020 00000023 00000026 00000029 0000002c 0000002f 00000032 00000035 00000038 0000003b 0000003e 00000041 00000044 00000047 0000004a 0000004d 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
