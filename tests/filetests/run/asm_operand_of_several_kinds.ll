; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:5
; "g" of C: a register, memory or a number.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x) {
  %y = call i32 asm sideeffect "s_lshl_b32 $0, $1, 1", "=s,imr"(i32 %x)
  store i32 %y, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:4: 0000000a
