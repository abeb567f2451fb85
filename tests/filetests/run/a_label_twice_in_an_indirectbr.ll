; test run
; target gfx906
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:7
; Two edges to one block: its phis have two entries for them.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %v) {
  %c = icmp eq i32 %v, 0
  %t = select i1 %c, ptr blockaddress(@k, %a), ptr blockaddress(@k, %d)
  indirectbr ptr %t, [label %a, label %d, label %d]
a:
  store i32 1, ptr addrspace(1) %o
  ret void
d:
  %r = phi i32 [ %v, %0 ], [ %v, %0 ]
  store i32 %r, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> buf:4: 00000007
