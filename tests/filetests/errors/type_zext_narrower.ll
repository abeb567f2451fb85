; test compile
; target gfx906
; extension to a narrower type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = zext i32 %n to i16
  ret void
}
; errors gfx906
;> type_zext_narrower.ll:5:13: error: invalid cast opcode for cast from 'i32' to 'i16'
;>   %x = zext i32 %n to i16
;>             ^
