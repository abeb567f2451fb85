; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 3)
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> piece_beyond_a_vectors_end.ll:4:23: error: operands or result of the intrinsic have wrong types
;>   %y = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 3)
;>                       ^
