; the phi has a value for an edge that is not there
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %0 ], [ 2, %a ], [ 3, %c ]
  ret void
c:
  ret void
}
