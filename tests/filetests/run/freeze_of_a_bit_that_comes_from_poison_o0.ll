; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options -O0
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg i32:4
; A uniform bit that is poison on one edge was whatever stood in the register, and neither 0 nor 1.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
e:
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %i1, %l ]
  %b = phi i1 [ undef, %e ], [ %b1, %l ]
  %fb = freeze i1 %b
  %zb = zext i1 %fb to i32
  %w = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store volatile i32 %zb, ptr addrspace(1) %w
  %b1 = icmp eq i32 %i, 1
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 00000000 00000000 00000001 00000000
