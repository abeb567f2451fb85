; assembly
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  call void asm sideeffect "s_nop 0", ""()
  ret void
}
