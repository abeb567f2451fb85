; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:4
; The branch says that %x is 15 in the lanes that are active. v_readlane reads lane 2, which is not and has 6.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = mul i32 %t, 3
  %c = icmp eq i32 %x, 15
  br i1 %c, label %y, label %e
y:
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 2)
  store i32 %r, ptr addrspace(1) %o
  br label %e
e:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000006
