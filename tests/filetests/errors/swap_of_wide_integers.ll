; test compile
; target gfx950
declare { i64, i64 } @llvm.amdgcn.permlane16.swap(i64, i64, i1 immarg, i1 immarg)
define { i64, i64 } @f(i64 %a, i64 %b) {
  %v = call { i64, i64 } @llvm.amdgcn.permlane16.swap(i64 %a, i64 %b, i1 false, i1 false)
  ret { i64, i64 } %v
}
; errors gfx950
;> swap_of_wide_integers.ll:5:8: error: intrinsic has incorrect argument type: argument 1 is 'i64', expected 'i32': 'llvm.amdgcn.permlane16.swap' that defines '%v' (in function '@f')
;>   %v = call { i64, i64 } @llvm.amdgcn.permlane16.swap(i64 %a, i64 %b, i1 false, i1 false)
;>        ^
