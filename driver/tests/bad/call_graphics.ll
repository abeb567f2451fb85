; a pixel shader
define amdgpu_ps void @f() {
  ret void
}
