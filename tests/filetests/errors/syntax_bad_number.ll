; test compile
; target gfx906
; no number
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n, 12abc
  ret void
}
; errors gfx906
;> syntax_bad_number.ll:5:22: error: expected instruction opcode
;>   %x = add i32 %n, 12abc
;>                      ^
