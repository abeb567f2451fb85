; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:4
; The branch says that %x is 15 in the lane that is active, 5. Lane 1, which it reads, is not active and has its own
; %x, 3.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = mul i32 %t, 3
  %c = icmp eq i32 %x, 15
  br i1 %c, label %y, label %e
y:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %t, i32 %x)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 276, i32 15, i32 15, i1 false)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)
  store i32 %w, ptr addrspace(1) %o
  br label %e
e:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000003
