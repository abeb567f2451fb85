; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; v_writelane writes lanes 40 to 44, where no lane from 20 on is active, and v_readlane reads lane 42 behind the
; loop: the parameter of the loop keeps all lanes. The answer is 2 * 7.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %vv = load i32, ptr addrspace(1) %q
  %c0 = icmp ult i32 %t, 20
  br i1 %c0, label %S, label %K
S:
  br label %L
L:
  %i = phi i32 [ 0, %S ], [ %i2, %L ]
  %acc = phi i32 [ 0, %S ], [ %wl, %L ]
  %x = mul i32 %i, 7
  %ln = add i32 %i, 40
  %wl = call i32 @llvm.amdgcn.writelane.i32(i32 %x, i32 %ln, i32 %acc)
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %L, label %X
X:
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %wl, i32 42)
  store i32 %r, ptr addrspace(1) %q
  br label %K
K:
  call void asm sideeffect "", "v"(i32 %vv)
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 0000000e 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
