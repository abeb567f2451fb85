; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:12
; True is 1 there, and not -1.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %r = call i32 asm "v_mov_b32 $0, $1", "=v,i"(i1 true)
  store i32 %r, ptr addrspace(1) %o
  %r2 = call i32 asm "v_mov_b32 $0, $1", "=v,i"(i8 -1)
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %r2, ptr addrspace(1) %o1
  %r3 = call i32 asm "v_mov_b32 $0, $1", "=v,n"(i16 200)
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %r3, ptr addrspace(1) %o2
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:12: 00000001 ffffffff 000000c8
