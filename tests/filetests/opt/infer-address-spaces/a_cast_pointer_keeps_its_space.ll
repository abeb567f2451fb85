; test infer-address-spaces,dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %q = getelementptr i32, ptr %g, i64 %i
  %x = load i32, ptr %q
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, i64 %i) {
;>   %1 = getelementptr i32, ptr addrspace(1) %p, i64 %i
;>   %x = load i32, ptr addrspace(1) %1, align 4
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
