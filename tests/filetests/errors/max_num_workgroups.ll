; test compile
; target gfx906
; a number of work-groups for each dimension
define amdgpu_kernel void @k() "amdgpu-max-num-workgroups"="7,8" {
  ret void
}
; errors gfx906
;> max_num_workgroups.ll:4:27: error: attribute "amdgpu-max-num-workgroups" of '@k' has no three numbers
;> define amdgpu_kernel void @k() "amdgpu-max-num-workgroups"="7,8" {
;>                           ^
