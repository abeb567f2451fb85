; test read,verify
; target gfx906
define i1 @f(float %x, float %y) strictfp {
  %a = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %b = call i32 @llvm.experimental.constrained.fptosi.i32.f32(float %a, metadata !"fpexcept.ignore")
  %c = call float @llvm.experimental.constrained.sqrt.f32(float %y, metadata !"round.dynamic", metadata !"fpexcept.maytrap")
  %d = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %y, metadata !"olt", metadata !"fpexcept.strict")
  ret i1 %d
}
; expect gfx906
;> define i1 @f(float %x, float %y) #0 {
;>   %a = fadd float %x, %y
;>   %b = fptosi float %a to i32
;>   %c = call float @llvm.sqrt.f32(float %y)
;>   %d = fcmp olt float %x, %y
;>   ret i1 %d
;> }
;>
;> declare float @llvm.sqrt.f32(float)
;>
;> attributes #0 = { strictfp }
