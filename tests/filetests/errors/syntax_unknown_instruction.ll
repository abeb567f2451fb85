; test compile
; target gfx906
; no such instruction
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = frobnicate i32 %n, 1
  ret void
}
; errors gfx906
;> syntax_unknown_instruction.ll:5:8: error: expected instruction opcode
;>   %x = frobnicate i32 %n, 1
;>        ^
