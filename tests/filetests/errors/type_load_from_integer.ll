; test compile
; target gfx906
; an address is a pointer
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load i32, i32 %n
  ret void
}
; errors gfx906
;> type_load_from_integer.ll:5:18: error: load operand must be a pointer
;>   %x = load i32, i32 %n
;>                  ^
