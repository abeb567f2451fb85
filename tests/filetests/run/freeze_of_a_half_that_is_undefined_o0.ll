; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options -O0
; run --kernel k --grid 1 --workgroup 1 --arg buf:32 --arg i32:7 --arg i64:0
; An undefined half of an i64 was another register at each use, although it was frozen.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x, i64 %y) {
  ; i64 with undef via insertion of halves, f64 etc
  %v = insertelement <2 x i32> undef, i32 %x, i32 1
  %b = bitcast <2 x i32> %v to i64
  %f = freeze i64 %b
  %l = trunc i64 %f to i32
  %s = xor i64 %f, %f
  store volatile i64 %s, ptr addrspace(1) %o
  %g = and i64 %f, 255
  %h = or i64 %f, -256
  %i = xor i64 %g, %h
  %o1 = getelementptr i64, ptr addrspace(1) %o, i32 1
  store volatile i64 %i, ptr addrspace(1) %o1
  %c = icmp ult i32 %l, 100
  %sl = select i1 %c, i32 %l, i32 5
  %e = icmp ult i32 %sl, 100
  %ez = zext i1 %e to i64
  %o2 = getelementptr i64, ptr addrspace(1) %o, i32 2
  store volatile i64 %ez, ptr addrspace(1) %o2
  %st = insertelement <4 x i16> undef, i16 7, i32 2
  %sb = bitcast <4 x i16> %st to <2 x i32>
  %sf = freeze <2 x i32> %sb
  %s1 = extractelement <2 x i32> %sf, i32 1
  %s1m = and i32 %s1, 65535
  %s0 = extractelement <2 x i32> %sf, i32 0
  %s0a = and i32 %s0, 15
  %s0b = or i32 %s0, -16
  %s0c = xor i32 %s0a, %s0b
  %s0d = zext i32 %s0c to i64
  %s1z = zext i32 %s1m to i64
  %s1s = shl i64 %s1z, 32
  %sr = or i64 %s0d, %s1s
  %o3 = getelementptr i64, ptr addrspace(1) %o, i32 3
  store volatile i64 %sr, ptr addrspace(1) %o3
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:32: 00000000 00000000 ffffff00 ffffffff 00000001 00000000 fffffff0 00000007
