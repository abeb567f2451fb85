; the case has another type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  switch i32 %n, label %a [ i64 1, label %a ]
a:
  ret void
}
