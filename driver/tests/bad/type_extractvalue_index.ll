; the structure has two parts
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = extractvalue { i32, i32 } zeroinitializer, 2
  ret void
}
