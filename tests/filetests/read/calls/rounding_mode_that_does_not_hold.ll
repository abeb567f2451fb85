; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = call float @llvm.experimental.constrained.fadd.f32(float %x, float 1.0, metadata !"round.upward", metadata !"fpexcept.strict")
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> rounding_mode_that_does_not_hold.ll:4:90: error: mode 'round.upward' of a constrained operation is not supported
;> imental.constrained.fadd.f32(float %x, float 1.0, metadata !"round.upward", metadata !"fpexcept.strict")
;>                                                             ^
