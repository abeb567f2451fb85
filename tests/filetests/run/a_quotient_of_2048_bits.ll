; test run
; target gfx900 gfx906 gfx90a gfx803
; run --kernel k --grid 2 --workgroup 2 --arg buf:16
; (id + 3) << 2000, by 7: the quotient's upper bits, and whether quotient and rest make the dividend again.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %n = add i32 %id, 3
  %wide = zext i32 %n to i2048
  %a = shl i2048 %wide, 2000
  %q = udiv i2048 %a, 7
  %r = urem i2048 %a, 7
  %product = mul i2048 %q, 7
  %sum = add i2048 %product, %r
  %same = icmp eq i2048 %sum, %a
  %upper = lshr i2048 %q, 1990
  %word = trunc i2048 %upper to i32
  %flag = zext i1 %same to i32
  %p = getelementptr [2 x i32], ptr addrspace(1) %o, i32 %id
  store i32 %word, ptr addrspace(1) %p
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 %flag, ptr addrspace(1) %p1
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx90a gfx803
;> buf:16: 000001b6 00000001 00000249 00000001
