; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:5
; A label that is a number may be defined again: a branch names the last one in front of it or the next one.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %z = call i32 asm sideeffect "s_mov_b32 $0, 0\0A1:\0As_add_u32 $0, $0, 1\0As_cmp_lt_u32 $0, $1\0As_cbranch_scc1 1b\0As_cbranch_scc0 1f\0As_mov_b32 $0, 77\0A1:\0As_add_u32 $0, $0, 10\0As_cmp_lt_u32 $0, 30\0As_cbranch_scc1 1b", "=&s,s,~{scc}"(i32 %n)
  store i32 %z, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000023
