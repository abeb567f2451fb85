; test compile
; target gfx906
; the sizes differ
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = bitcast i32 %n to double
  ret void
}
; errors gfx906
;> type_bitcast_size.ll:5:16: error: invalid cast opcode for cast from 'i32' to 'double'
;>   %x = bitcast i32 %n to double
;>                ^
