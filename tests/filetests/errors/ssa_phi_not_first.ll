; test compile
; target gfx906
; phis come first
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %b
b:
  %y = add i32 %n, 1
  %x = phi i32 [ 1, %0 ]
  ret void
}
; errors gfx906
;> ssa_phi_not_first.ll:8:8: error: PHI nodes not grouped at top of basic block!
;>   %x = phi i32 [ 1, %0 ]
;>        ^
