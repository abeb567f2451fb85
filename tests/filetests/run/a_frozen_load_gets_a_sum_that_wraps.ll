; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:24 --arg i32:2147483647 --arg i32:1
; %f is one number, whatever the sum with nsw is that comes to it through memory: word 4; words 2 and 3 are its sign
; extension.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %i) {
  %h0 = load i16, ptr addrspace(1) %o, align 4
  %oh = getelementptr i8, ptr addrspace(1) %o, i64 2
  %h1 = load i16, ptr addrspace(1) %oh, align 2
  %hz0 = zext i16 %h0 to i32
  %hz1 = zext i16 %h1 to i32
  %hs = add i32 %hz0, %hz1
  %a = add nsw i32 %n, 1
  %q1 = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %a, ptr addrspace(1) %q1, align 4
  %i64 = sext i32 %i to i64
  %i4 = shl i64 %i64, 2
  %q2 = getelementptr i8, ptr addrspace(1) %o, i64 %i4
  %x = load i32, ptr addrspace(1) %q2, align 4
  %f = freeze i32 %x
  %s = sext i32 %f to i64
  %p = getelementptr i8, ptr addrspace(1) %o, i64 %s
  %l = ptrtoint ptr addrspace(1) %p to i64
  %b = ptrtoint ptr addrspace(1) %o to i64
  %d = sub i64 %l, %b
  %o1 = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 %d, ptr addrspace(1) %o1
  %o2 = getelementptr i8, ptr addrspace(1) %o, i64 16
  store i32 %f, ptr addrspace(1) %o2
  %o3 = getelementptr i8, ptr addrspace(1) %o, i64 20
  store i32 %hs, ptr addrspace(1) %o3
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:24: 00000000 80000000 80000000 ffffffff 80000000 00000000
