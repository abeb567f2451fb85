; test run
; target gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg bytes:0102030405060708090a0b0c0d0e0f101112131415161718f100000000000000 --arg buf:28
define amdgpu_kernel void @k(i200 %a, ptr addrspace(1) %o) {
  %b = bitcast i200 %a to i200
  %c = add i200 %b, 255
  store i200 %c, ptr addrspace(1) %o
  ret void
}
; expect gfx906 gfx90a
;> buf:28: 04030300 08070605 0c0b0a09 100f0e0d 14131211 18171615 000000f1
