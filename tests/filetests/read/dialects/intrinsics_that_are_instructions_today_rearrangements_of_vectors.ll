; test read,verify
; target gfx906
define void @f(<4 x i32> %v, <4 x i32> %w, <2 x i32> %s) {
  %a = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)
  %b = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %v, <4 x i32> %w)
  %c = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> %v)
  %d = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %v, <4 x i32> %w, i32 -1)
  %e = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %v, i64 2)
  %g = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %s, i64 2)
  ret void
}
; expect gfx906
;> define void @f(<4 x i32> %v, <4 x i32> %w, <2 x i32> %s) {
;>   %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
;>   %b = shufflevector <4 x i32> %v, <4 x i32> %w, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
;>   %1 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
;>   %2 = insertvalue { <2 x i32>, <2 x i32> } poison, <2 x i32> %1, 0
;>   %3 = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 3>
;>   %c = insertvalue { <2 x i32>, <2 x i32> } %2, <2 x i32> %3, 1
;>   %d = shufflevector <4 x i32> %v, <4 x i32> %w, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
;>   %e = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
;>   %4 = shufflevector <2 x i32> %s, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
;>   %g = shufflevector <4 x i32> %v, <4 x i32> %4, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
;>   ret void
;> }
