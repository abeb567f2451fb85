; test compile
; target gfx906
; a processor whose work-groups cannot be split
define amdgpu_kernel void @k() #0 {
  ret void
}
attributes #0 = { "target-features"="+tgsplit" }
; errors gfx906
;> split_groups_missing.ll:4:27: error: processor 'gfx906' has no feature 'tgsplit' (attribute 'target-features' of '@k')
;> define amdgpu_kernel void @k() #0 {
;>                           ^
