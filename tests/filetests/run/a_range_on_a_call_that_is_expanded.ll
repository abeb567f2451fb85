; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:0 --arg i64:9
; !range may stand on a call of an intrinsic that is made of other instructions.
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i64 %l) {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %l, i32 4, i1 false), !range !0
  store i32 %r, ptr addrspace(1) %o
  ret void
}
!0 = !{i32 0, i32 5}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000004
