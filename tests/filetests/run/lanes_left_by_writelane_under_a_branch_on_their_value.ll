; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:4 --arg i32:1
; The branch says that %x is 15 in the lanes that are active. v_writelane leaves lane 3 as it is, which is not active
; and has 9.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %m) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = mul i32 %t, 3
  %c = icmp ne i32 %x, 15
  br i1 %c, label %e, label %y
y:
  %w = call i32 @llvm.amdgcn.writelane.i32(i32 77, i32 %m, i32 %x)
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %w, i32 3)
  store i32 %r, ptr addrspace(1) %o
  br label %e
e:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000009
