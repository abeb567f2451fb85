; test compile
; target gfx906
; the name is taken
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n, 1
  %x = add i32 %n, 2
  ret void
}
; errors gfx906
;> name_two_values.ll:6:3: error: multiple definition of local value named 'x'
;>   %x = add i32 %n, 2
;>   ^
