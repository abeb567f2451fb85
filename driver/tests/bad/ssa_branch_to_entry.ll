; nothing may go to the entry block
define amdgpu_kernel void @k() {
entry:
  br label %entry
}
