; test compile
; target gfx906
; kernels are not called
define amdgpu_kernel void @other() {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  call amdgpu_kernel void @other()
  ret void
}
; errors gfx906
;> call_kernel.ll:8:3: error: calling convention does not permit calls: 'call' (inst0) (in function '@k')
;>   call amdgpu_kernel void @other()
;>   ^
;>   hint: move the kernel's body to an ordinary function and call that from both
