; test compile
; target gfx906
; nothing may go to the entry block
define amdgpu_kernel void @k() {
entry:
  br label %entry
}
; errors gfx906
;> ssa_branch_to_entry.ll:6:3: error: entry block to function must not have predecessors!
;>   br label %entry
;>   ^
