; LDS has no initial value
@v = internal addrspace(3) global i32 7, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  store i32 1, ptr addrspace(3) @v, align 4
  ret void
}
