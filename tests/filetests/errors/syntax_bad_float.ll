; test compile
; target gfx906
; a decimal that is too large for a float
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = fadd float 1.0e39, 1.0
  ret void
}
; errors gfx906
;> syntax_bad_float.ll:5:19: error: floating point constant invalid for type
;>   %x = fadd float 1.0e39, 1.0
;>                   ^
;>   hint: a number must not be too large for its type, and the bits of a double must be exactly representable in it
