; test compile
; target gfx906
; the phi has a value for an edge that is not there
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %0 ], [ 2, %a ], [ 3, %c ]
  ret void
c:
  ret void
}
; errors gfx906
;> ssa_phi_stranger.ll:9:8: error: PHINode should have one entry for each predecessor of its parent basic block!
;>   %x = phi i32 [ 1, %0 ], [ 2, %a ], [ 3, %c ]
;>        ^
