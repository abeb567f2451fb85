; test compile
; target gfx906
; truncation to a wider type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = trunc i32 %n to i64
  ret void
}
; errors gfx906
;> type_trunc_wider.ll:5:14: error: invalid cast opcode for cast from 'i32' to 'i64'
;>   %x = trunc i32 %n to i64
;>              ^
