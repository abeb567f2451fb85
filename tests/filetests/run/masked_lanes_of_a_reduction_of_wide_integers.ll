; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:48 --arg i32:5
; A lane that is masked off counts as all ones, in all of its 192 bits: the other lane, -5, comes out twice.
declare i192 @llvm.vp.reduce.and.v2i192(i192, <2 x i192>, <2 x i1>, i32)
declare i192 @llvm.vp.reduce.umin.v2i192(i192, <2 x i192>, <2 x i1>, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %e = zext i32 %n to i192
  %s = sub i192 0, %e
  %v0 = insertelement <2 x i192> poison, i192 %s, i32 0
  %v = insertelement <2 x i192> %v0, i192 %e, i32 1
  %r = call i192 @llvm.vp.reduce.and.v2i192(i192 -1, <2 x i192> %v, <2 x i1> <i1 true, i1 false>, i32 2)
  store i192 %r, ptr addrspace(1) %o
  %r2 = call i192 @llvm.vp.reduce.umin.v2i192(i192 -1, <2 x i192> %v, <2 x i1> <i1 true, i1 false>, i32 2)
  %p = getelementptr i8, ptr addrspace(1) %o, i64 24
  store i192 %r2, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:48: fffffffb ffffffff ffffffff ffffffff ffffffff ffffffff fffffffb ffffffff ffffffff ffffffff ffffffff ffffffff
