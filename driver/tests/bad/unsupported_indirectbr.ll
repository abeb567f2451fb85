; a computed branch
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  indirectbr ptr blockaddress(@k, %a), [label %a]
a:
  ret void
}
