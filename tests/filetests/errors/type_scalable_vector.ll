; test compile
; target gfx906
; scalable vectors
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add <vscale x 4 x i32> zeroinitializer, zeroinitializer
  ret void
}
; errors gfx906
;> type_scalable_vector.ll:5:13: error: scalable vectors are not supported
;>   %x = add <vscale x 4 x i32> zeroinitializer, zeroinitializer
;>             ^
