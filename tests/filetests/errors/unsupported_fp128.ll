; test compile
; target gfx906
; a float of 128 bits
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = fadd fp128 0xL00000000000000000000000000000000, 0xL00000000000000000000000000000000
  ret void
}
; errors gfx906
;> unsupported_fp128.ll:5:13: error: type 'fp128' is not supported
;>   %x = fadd fp128 0xL00000000000000000000000000000000, 0xL00000000000000000000000000000000
;>             ^
