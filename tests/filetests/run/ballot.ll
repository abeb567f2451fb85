; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 16 --workgroup 16 --arg buf:8
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = and i32 %id, 5
  %c = icmp eq i32 %b, 1
  %m = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  store i64 %m, ptr addrspace(1) %o
  ret void
}
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:8: 00000a0a 00000000
