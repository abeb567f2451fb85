; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:1 --arg i32:0
; %f is one pointer: whether it is %g is the same for the pointers (word 0) as for their bits (word 1).
@l = addrspace(3) global [4 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %m) {
entry:
  %lp = getelementptr i8, ptr addrspace(3) @l, i32 %m
  %g = addrspacecast ptr addrspace(3) %lp to ptr
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  store i32 5, ptr addrspace(3) @l
  br label %b
b:
  %p = phi ptr [ undef, %entry ], [ %g, %a ]
  %f = freeze ptr %p
  %e1 = icmp eq ptr %f, %g
  %fi = ptrtoint ptr %f to i64
  %gi = ptrtoint ptr %g to i64
  %e2 = icmp eq i64 %fi, %gi
  %z1 = zext i1 %e1 to i32
  %z2 = zext i1 %e2 to i32
  store i32 %z1, ptr addrspace(1) %o
  %o1 = getelementptr i8, ptr addrspace(1) %o, i32 4
  store i32 %z2, ptr addrspace(1) %o1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000001 00000001
