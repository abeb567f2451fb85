; test compile
; target gfx906
; the block has no end
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n, 1
}
; errors gfx906
;> ssa_no_terminator.ll:6:1: error: expected instruction opcode
;> }
;> ^
;>   hint: the block before has no terminator: end it with 'br', 'switch', 'ret' or 'unreachable'
