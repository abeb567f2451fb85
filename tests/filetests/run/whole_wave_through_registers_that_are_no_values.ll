; test run
; target gfx803 gfx906 gfx90a
; options -O2
; run --kernel k --grid 64 --workgroup 64 --arg buf:16
; SCC, a named SGPR, M0 and VCC are on the way from what all lanes have to what comes of it, each on
; a way of its own.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %x, 16
  br i1 %c, label %some, label %end
some:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x, i32 1000)
  %a.v = xor i32 %s, 7
  %a.l = call i32 @llvm.amdgcn.readlane.i32(i32 %a.v, i32 28)
  %a.q = icmp eq i32 %a.l, 1007
  %a = select i1 %a.q, i32 5, i32 6
  %a.w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a)
  store i32 %a.w, ptr addrspace(1) %out
  %b.v = xor i32 %s, 6
  %b = call i32 asm "v_readlane_b32 $0, $1, 28", "={s20},v"(i32 %b.v)
  %b.w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %b)
  %b.p = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %b.w, ptr addrspace(1) %b.p
  %m.v = xor i32 %s, 5
  %m.l = call i32 @llvm.amdgcn.readlane.i32(i32 %m.v, i32 28)
  %m = call i32 asm "s_mov_b32 $0, m0", "=s,{m0}"(i32 %m.l)
  %m.w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %m)
  %m.p = getelementptr i32, ptr addrspace(1) %out, i32 2
  store i32 %m.w, ptr addrspace(1) %m.p
  %n.v = xor i32 %s, 4
  %e = icmp eq i32 %n.v, 1004
  %n = call i64 @llvm.amdgcn.ballot.i64(i1 %e)
  %n.t = trunc i64 %n to i32
  %n.w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %n.t)
  %n.p = getelementptr i32, ptr addrspace(1) %out, i32 3
  store i32 %n.w, ptr addrspace(1) %n.p
  br label %end
end:
  ret void
}
; expect gfx803 gfx906 gfx90a
;> buf:16: 00000005 000003ee 000003ed ffff0000
