; test run
; target gfx803 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:12 --arg i32:17
; Results that do not fit in registers: the function writes them, whatever it promised.
define internal <64 x i8> @splat(i8 %x) noinline nounwind willreturn memory(none) {
  %v = insertelement <64 x i8> poison, i8 %x, i64 0
  %r = shufflevector <64 x i8> %v, <64 x i8> poison, <64 x i32> zeroinitializer
  ret <64 x i8> %r
}

define internal [40 x i32] @read(ptr addrspace(1) %p) noinline nounwind willreturn memory(read) {
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 1
  %r = insertvalue [40 x i32] zeroinitializer, i32 %y, 39
  ret [40 x i32] %r
}

define internal i1100 @wide(i32 %x) noinline nounwind willreturn memory(none) {
  %w = zext i32 %x to i1100
  %r = shl i1100 %w, 1056
  ret i1100 %r
}

define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %b = trunc i32 %n to i8
  %v = call <64 x i8> @splat(i8 %b)
  %i = and i32 %n, 63
  %e = extractelement <64 x i8> %v, i32 %i
  %e32 = zext i8 %e to i32
  store i32 %e32, ptr addrspace(1) %o
  %a = call [40 x i32] @read(ptr addrspace(1) %o)
  %last = extractvalue [40 x i32] %a, 39
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %last, ptr addrspace(1) %o1
  %w = call i1100 @wide(i32 %n)
  %high = lshr i1100 %w, 1056
  %word = trunc i1100 %high to i32
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %word, ptr addrspace(1) %o2
  ret void
}
; expect gfx803 gfx906 gfx90a
;> buf:12: 00000011 00000012 00000011
