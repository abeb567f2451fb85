; test compile
; target gfx906
; an atomic that is not aligned
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  store atomic i64 0, ptr addrspace(1) %p monotonic, align 1
  ret void
}
; errors gfx906
;> atomic_misaligned.ll:5:3: error: an atomic access below its natural alignment is not supported
;>   store atomic i64 0, ptr addrspace(1) %p monotonic, align 1
;>   ^
;>   hint: align 8 is needed
