; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 4 --workgroup 4 --arg buf:32 --arg i32:5
; Of several places of an operand one is taken, of alternatives the first.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %x = add i32 %id, %n
  %q = call i32 asm "v_add_u32 $0, $1, $2", "=v,vs,v"(i32 %x, i32 %x)
  %r = call i32 asm "v_add_u32 $0, $1, $2", "=v|v,v|s,v|v"(i32 %q, i32 %x)
  %p = getelementptr [2 x i32], ptr addrspace(1) %o, i32 %id
  store i32 %q, ptr addrspace(1) %p
  %p1 = getelementptr [2 x i32], ptr addrspace(1) %o, i32 %id, i32 1
  store i32 %r, ptr addrspace(1) %p1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:32: 0000000a 0000000f 0000000c 00000012 0000000e 00000015 00000010 00000018
