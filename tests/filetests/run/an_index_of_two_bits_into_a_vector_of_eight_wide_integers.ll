; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg i32:0
; 4 is 0 as an i2: an element was changed that was not meant.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %w0 = zext i32 %i to i192
  %in = insertelement <8 x i192> <i192 10, i192 11, i192 12, i192 13, i192 14, i192 15, i192 16, i192 17>, i192 %w0, i32 7
  %n = trunc i32 %i to i2
  %e = extractelement <8 x i192> %in, i2 %n
  %t = trunc i192 %e to i64
  store i64 %t, ptr addrspace(1) %o
  %w = insertelement <8 x i192> %in, i192 99, i2 %n
  %e4 = extractelement <8 x i192> %w, i32 4
  %t4 = trunc i192 %e4 to i64
  %o1 = getelementptr i64, ptr addrspace(1) %o, i32 1
  store i64 %t4, ptr addrspace(1) %o1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 0000000a 00000000 0000000e 00000000
