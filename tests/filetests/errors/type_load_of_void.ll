; test compile
; target gfx906
; nothing has no size
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load void, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> type_load_of_void.ll:5:13: error: void type only allowed for function results
;>   %x = load void, ptr addrspace(1) %p
;>             ^
