; test inline
; target gfx906
define void @f() alwaysinline {
  call void @f()
  ret void
}
define amdgpu_kernel void @k() {
  call void @f()
  ret void
}
; expect gfx906
;> define void @f() #0 {
;>   call void @f()
;>   ret void
;> }
;>
;> define amdgpu_kernel void @k() {
;>   call void @f()
;>   br label %1
;>
;> 1:
;>   ret void
;> }
;>
;> attributes #0 = { alwaysinline }
