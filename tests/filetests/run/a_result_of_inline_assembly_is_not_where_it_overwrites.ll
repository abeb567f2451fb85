; test run
; target gfx900 gfx906 gfx90a gfx942 gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:12
; What is named as overwritten may be so behind the result.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 asm sideeffect "v_or_b32_e64 $0, $1, 7\0Av_mov_b32 v0, 0x1234\0Av_mov_b32 v1, 0x1234", "=v,v,~{v0},~{v1}"(i32 %id)
  store i32 %r, ptr addrspace(1) %o
  %s = call i32 asm sideeffect "s_mov_b32 $0, 9\0As_mov_b64 s[0:1], 0x1234\0As_mov_b64 s[2:3], 0x1234", "=s,~{s0},~{s1},~{s[2:3]}"()
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %s, ptr addrspace(1) %o1
  %t = call i32 asm sideeffect "v_mov_b32 v5, 11\0Av_or_b32_e64 $0, $1, v5", "={v5},v,~{v5}"(i32 %id)
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %t, ptr addrspace(1) %o2
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx90a gfx942 gfx803
;> buf:12: 00000007 00000009 0000000b
