; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; The condition of llvm.amdgcn.kill stands in a block further down in the text, which comes before: what stood for it
; until it was known was kept.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  br label %later
use:
  call void @llvm.amdgcn.kill(i1 %c)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 7, ptr addrspace(1) %p
  ret void
later:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %id, 2
  br label %use
}
declare void @llvm.amdgcn.kill(i1)
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000007 00000007 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
