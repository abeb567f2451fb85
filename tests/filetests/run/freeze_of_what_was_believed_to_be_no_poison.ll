; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg i32:0 --arg f32:300.0 --arg buf:4
; cttz of zero, a conversion that is out of range, a load out of its !range: what was noted of them as of numbers that
; are no poison was believed of the frozen ones, too.
declare i32 @llvm.cttz.i32(i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x, float %f, ptr addrspace(1) %in) {
  store volatile i32 1446253311, ptr addrspace(1) %in
  %c = call i32 @llvm.cttz.i32(i32 %x, i1 true)
  %z = freeze i32 %c
  %a = and i32 %z, 255
  store i32 %a, ptr addrspace(1) %o
  %u = fptoui float %f to i8
  %uf = freeze i8 %u
  %w = zext i8 %uf to i32
  %p = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %w, ptr addrspace(1) %p
  %s = fptosi float %f to i8
  %sf = freeze i8 %s
  %sw = sext i8 %sf to i32
  %p2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %sw, ptr addrspace(1) %p2
  %r = load i32, ptr addrspace(1) %in, !range !0
  %rf = freeze i32 %r
  %rm = and i32 %rf, 15
  %p3 = getelementptr i32, ptr addrspace(1) %o, i32 3
  store i32 %rm, ptr addrspace(1) %p3
  ret void
}
!0 = !{i32 0, i32 16}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 000000ff 0000002c 0000002c 0000000f
;> buf:4: 563412ff
