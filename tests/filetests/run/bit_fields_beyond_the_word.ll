; test run
; target gfx900 gfx906 gfx90a
; options -O0
; run --kernel fields --grid 1 --workgroup 1 --arg buf:32 --arg i32:-1 --arg i32:40 --arg i32:30
; Offsets and widths count modulo 32, whether the instruction is a scalar one or not; a signed field that reaches
; beyond the word has the sign there.
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32)
define amdgpu_kernel void @fields(ptr addrspace(1) %p, i32 %x, i32 %n, i32 %m) {
  %v = load volatile i32, ptr addrspace(1) %p
  %y = xor i32 %v, %x
  %a = call i32 @llvm.amdgcn.ubfe.i32(i32 %x, i32 %m, i32 %n)
  %b = call i32 @llvm.amdgcn.ubfe.i32(i32 %y, i32 %m, i32 %n)
  %c = call i32 @llvm.amdgcn.sbfe.i32(i32 %x, i32 %m, i32 %n)
  %d = call i32 @llvm.amdgcn.sbfe.i32(i32 %y, i32 %m, i32 %n)
  store volatile i32 %a, ptr addrspace(1) %p
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 %b, ptr addrspace(1) %p1
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 2
  store i32 %c, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 3
  store i32 %d, ptr addrspace(1) %p3
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:32: 00000003 00000003 ffffffff ffffffff 00000000 00000000 00000000 00000000
