; test read,verify
; target gfx906
define i16 @f(float %x) {
  %h = call i16 @llvm.convert.to.fp16.f32(float %x)
  %y = call float @llvm.convert.from.fp16.f32(i16 %h)
  ret i16 %h
}
; expect gfx906
;> define i16 @f(float %x) {
;>   %1 = fptrunc float %x to half
;>   %h = bitcast half %1 to i16
;>   %2 = bitcast i16 %h to half
;>   %y = fpext half %2 to float
;>   ret i16 %h
;> }
