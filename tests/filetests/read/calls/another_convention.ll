; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = call amdgpu_kernel i32 @g(i32 1, float %x)
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> another_convention.ll:4:31: error: calling convention of the call differs from that of '@g'
;>   %y = call amdgpu_kernel i32 @g(i32 1, float %x)
;>                               ^
