; test compile
; target gfx906
; values are numbered in order
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %5 = add i32 %n, 1
  %4 = add i32 %n, 1
  ret void
}
; errors gfx906
;> syntax_wrong_value_number.ll:6:3: error: instruction expected to be numbered '%6' or greater
;>   %4 = add i32 %n, 1
;>   ^
