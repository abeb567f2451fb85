; extractvalue without an index
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = extractvalue { i32, i32 } zeroinitializer
  ret void
}
