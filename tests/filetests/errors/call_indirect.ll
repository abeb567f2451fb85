; test compile
; target gfx906
; who is called is not known
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %f = load ptr, ptr addrspace(1) %p, align 8
  call void %f()
  ret void
}
; errors gfx906
;> call_indirect.ll:6:3: error: an indirect call is not supported
;>   call void %f()
;>   ^
;>   hint: call a function by its name
