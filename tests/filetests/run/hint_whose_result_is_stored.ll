; test run
; target gfx906
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
; What a hint returns is nothing in particular, but it is there.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call ptr @llvm.invariant.start.p1(i64 4, ptr addrspace(1) %o)
  store ptr %i, ptr addrspace(1) %o
  ret void
}
declare ptr @llvm.invariant.start.p1(i64, ptr addrspace(1))
; expect gfx906
;> buf:8: 00000000 00000000
