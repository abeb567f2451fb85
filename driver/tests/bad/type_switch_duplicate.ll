; the case is there twice
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  switch i32 %n, label %a [ i32 1, label %b
    i32 1, label %a ]
a:
  ret void
b:
  ret void
}
