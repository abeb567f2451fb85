; test compile
; target gfx906
; the block is not defined
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %nowhere
}
; errors gfx906
;> name_undefined_block.ll:5:12: error: use of undefined value '%nowhere'
;>   br label %nowhere
;>            ^
