; test compile
; target gfx906
; a fence orders something
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  fence monotonic
  ret void
}
; errors gfx906
;> atomic_fence_monotonic.ll:5:9: error: fence cannot be monotonic
;>   fence monotonic
;>         ^
