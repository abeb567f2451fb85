; test read,verify
; target gfx906
define i32 @f(i32 %x, float %y) {
  %a = call i32 @llvm.ctlz.i32(i32 %x)
  %b = call float @llvm.amdgcn.ldexp.f32(float %y, i32 %x)
  ret i32 %a
}
; expect gfx906
;> define i32 @f(i32 %x, float %y) {
;>   %a = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
;>   %b = call float @llvm.ldexp.f32.i32(float %y, i32 %x)
;>   ret i32 %a
;> }
;>
;> declare i32 @llvm.ctlz.i32(i32, i1)
;>
;> declare float @llvm.ldexp.f32.i32(float, i32)
