; test read,verify
; target gfx906
define half @f(half %x) {
  %y = call half @llvm.exp2.half(half %x)
  %z = call half @llvm.sqrt(half %y)
  ret half %z
}
; expect gfx906
;> define half @f(half %x) {
;>   %y = call half @llvm.exp2.f16(half %x)
;>   %z = call half @llvm.sqrt.f16(half %y)
;>   ret half %z
;> }
;>
;> declare half @llvm.exp2.f16(half)
;>
;> declare half @llvm.sqrt.f16(half)
