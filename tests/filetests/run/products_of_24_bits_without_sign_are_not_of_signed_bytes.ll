; test run
; target gfx906 gfx908 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:0x81ff7fff --arg i32:0x00010301
; -1 is 0xffffff among 24 bits.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a, i32 %b) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %z = and i32 %id, 256
  %x = or i32 %a, %z
  %x0 = shl i32 %x, 24
  %x0s = ashr i32 %x0, 24
  %b0 = shl i32 %b, 24
  %b0s = ashr i32 %b0, 24
  %x1 = shl i32 %x, 16
  %x1s = ashr i32 %x1, 24
  %b1 = shl i32 %b, 16
  %b1s = ashr i32 %b1, 24
  %m0 = call i32 @llvm.amdgcn.mul.u24.i32(i32 %x0s, i32 %b0s)
  %m1 = call i32 @llvm.amdgcn.mul.u24.i32(i32 %x1s, i32 %b1s)
  %s = add i32 %m0, %m1
  store i32 %s, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.mul.u24.i32(i32,i32)
; expect gfx906 gfx908 gfx90a
;> buf:4: 0100017c
