; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:-1 --arg i32:1
; %s is undefined where %c holds, and no sum that wraps: the upper word of its zero extension is 0.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %c0) {
  %c = icmp eq i32 %c0, 1
  %a = add nuw i32 %n, 1
  %s = select i1 %c, i32 undef, i32 %a
  %z = zext i32 %s to i64
  %l = ptrtoint ptr addrspace(1) %o to i64
  %p = getelementptr i8, ptr addrspace(1) %o, i64 %z
  %l2 = ptrtoint ptr addrspace(1) %p to i64
  %d = sub i64 %l2, %l
  store i64 %d, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000000 00000000
