; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = call float @llvm.experimental.constrained.fadd.f32(float %x, i32 %a, metadata !"round.dynamic")
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> constrained_operation_of_another_type.ll:4:19: error: operands or result of the intrinsic have wrong types
;>   %y = call float @llvm.experimental.constrained.fadd.f32(float %x, i32 %a, metadata !"round.dynamic")
;>                   ^
