; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; Lanes that are through with the inner loop wait for the others before they begin the next turn of the outer one,
; though the outer one has nothing but the values that it passes on.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i64 @llvm.ctpop.i64(i64)
define amdgpu_kernel void @k(ptr addrspace(1) %o) convergent {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %p = and i32 %t, 3
  br label %outer
outer:
  %k = phi i32 [0, %entry], [%k1, %olatch]
  %acc = phi i32 [0, %entry], [%acc2, %olatch]
  br label %inner
inner:
  %j = phi i32 [0, %outer], [%j1, %inner]
  %ki = phi i32 [%k, %outer], [%k1, %inner]
  %acc1 = phi i32 [%acc, %outer], [%acc2, %inner]
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %c = call i64 @llvm.ctpop.i64(i64 %b)
  %c32 = trunc i64 %c to i32
  %acc0 = mul i32 %acc1, 3
  %acc2 = add i32 %acc0, %c32
  %j1 = add i32 %j, 1
  %k1 = add i32 %ki, 1
  %d = icmp ult i32 %j, %p
  br i1 %d, label %inner, label %olatch
olatch:
  %e = icmp ult i32 %k1, 6
  br i1 %e, label %outer, label %X
X:
  store i32 %acc2, ptr addrspace(1) %g
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0 00005530 000054d0 00005240 0002d7c0
