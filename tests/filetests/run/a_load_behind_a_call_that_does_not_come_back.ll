; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i64:0 --arg i32:0
; The load is invariant and stands in the head of the loop, but nothing says that it is reached: it was taken out, and
; read address 0.
define void @stop(i32 %x) noinline {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %e, label %r
e:
  call void @llvm.amdgcn.endpgm()
  unreachable
r:
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, i64 %a, i32 %n) {
entry:
  %p = inttoptr i64 %a to ptr addrspace(1)
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %in, %l ]
  call void @stop(i32 %n)
  %v = load i32, ptr addrspace(1) %p, !invariant.load !0
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  %w = add i32 %v, %i
  store i32 %w, ptr addrspace(1) %q
  %in = add i32 %i, 1
  %c = icmp ult i32 %in, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
!0 = !{}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
