; a condition is an i1
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br i32 %n, label %a, label %a
a:
  ret void
}
