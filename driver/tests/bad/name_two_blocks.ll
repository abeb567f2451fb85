; the label is taken
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %a
a:
  br label %b
b:
  br label %a
a:
  ret void
}
