; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:32 --arg i32:1
; What only the loader could know is computed, also for a phi; what is known is a constant.
@a = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@b = internal addrspace(1) global i32 9, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %low = and i64 sub (i64 0, i64 ptrtoint (ptr addrspace(1) @a to i64)), 15
  store i64 %low, ptr addrspace(1) %o
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %far = phi i64 [ 0, %then ], [ sub (i64 ptrtoint (ptr addrspace(1) @b to i64), i64 ptrtoint (ptr addrspace(1) @a to i64)), %entry ]
  %b = getelementptr i8, ptr addrspace(1) @a, i64 %far
  %nine = load i32, ptr addrspace(1) %b
  %p = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %nine, ptr addrspace(1) %p
  %last = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @b, i64 add (i64 sub (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 ptrtoint (ptr addrspace(1) @b to i64)), i64 12))
  %q = getelementptr i32, ptr addrspace(1) %o, i32 3
  store i32 %last, ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) %o, i32 4
  store <8 x i8> bitcast (<2 x float> <float 1.0, float -2.0> to <8 x i8>), ptr addrspace(1) %r
  %s = getelementptr i32, ptr addrspace(1) %o, i32 6
  store i64 bitcast (<4 x i16> <i16 1, i16 undef, i16 -1, i16 4> to i64), ptr addrspace(1) %s
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:32: 00000000 00000000 00000009 00000004 3f800000 c0000000 00000001 0004ffff
