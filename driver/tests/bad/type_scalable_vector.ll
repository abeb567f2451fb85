; scalable vectors
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add <vscale x 4 x i32> zeroinitializer, zeroinitializer
  ret void
}
