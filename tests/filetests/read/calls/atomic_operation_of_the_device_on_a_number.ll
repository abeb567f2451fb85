; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = call float @llvm.amdgcn.ds.fadd.f32(i32 %a, float 1.0)
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_operation_of_the_device_on_a_number.ll:4:19: error: atomic operand must be a pointer
;>   %y = call float @llvm.amdgcn.ds.fadd.f32(i32 %a, float 1.0)
;>                   ^
