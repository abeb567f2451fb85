; test compile
; target gfx906
; the phi has no value for an edge
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %a ]
  ret void
}
; errors gfx906
;> ssa_phi_predecessor.ll:10:8: error: PHINode should have one entry for each predecessor of its parent basic block!
;>   %x = phi i32 [ 1, %a ]
;>        ^
