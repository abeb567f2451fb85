; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; What is the same in all lanes is so in those that are not active, too.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %u = mul i32 %n, 3
  %c = icmp ult i32 %t, 32
  br i1 %c, label %A, label %J
A:
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %u, i32 40)
  %r1 = call i32 @llvm.amdgcn.readlane.i32(i32 7, i32 41)
  %r2 = shl i32 %r1, 16
  %r3 = add i32 %r, %r2
  store i32 %r3, ptr addrspace(1) %g
  br label %J
J:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 0007000f 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
