; no such scope
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  fence syncscope("planet") acquire
  ret void
}
