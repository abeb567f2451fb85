; test run
; target gfx906
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:20 --arg i32:5
; What is written through M0 is said by the clobbers alone.
define internal i32 @f(i32 %n) noinline {
  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
  %v = call i32 asm sideeffect "s_nop 4\0As_set_gpr_idx_on $2, gpr_idx(DST)\0Av_mov_b32 v2, $1\0As_set_gpr_idx_off\0As_nop 4\0As_set_gpr_idx_on $2, gpr_idx(SRC0)\0Av_mov_b32 $0, v2\0As_set_gpr_idx_off\0As_nop 4", "=&v,v,s,~{v2},~{v3},~{v4},~{v5},~{v6},~{v7},~{v8},~{m0}"(i32 7, i32 %u)
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %m) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %a0 = load volatile i32, ptr addrspace(1) %p
  %a1 = load volatile i32, ptr addrspace(1) %p
  %a2 = load volatile i32, ptr addrspace(1) %p
  %a3 = load volatile i32, ptr addrspace(1) %p
  %b0 = add i32 %a0, %id
  %b1 = add i32 %a1, %b0
  %b2 = add i32 %a2, %b1
  %b3 = add i32 %a3, %b2
  %v = call i32 @f(i32 %m)
  %c0 = add i32 %b0, %v
  %c1 = xor i32 %b1, %c0
  %c2 = xor i32 %b2, %c1
  %c3 = add i32 %b3, %c2
  store i32 %c3, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> buf:256: 00000007 00000009 0000000b 0000000d 0000000f 00000011 00000013 00000015 00000017 00000019 0000001b 0000001d 0000001f 00000021 00000023 00000025 00000027 00000029 0000002b 0000002d 0000002f 00000031 00000033 00000035 00000037 00000039 0000003b 0000003d 0000003f 00000041 00000043 00000045 00000047 00000049 0000004b 0000004d 0000004f 00000051 00000053 00000055 00000057 00000059 0000005b 0000005d 0000005f 00000061 00000063 00000065 00000067 00000069 0000006b 0000006d 0000006f 00000071 00000073 00000075 00000077 00000079 0000007b 0000007d 0000007f 00000081 00000083 00000085
