; test compile
; target gfx906
; the argument must be a constant
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %n, i32 %n, i32 15, i32 15, i1 false)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> call_immediate.ll:6:8: error: immarg operand has non-immediate parameter: argument 3 is '%n': 'llvm.amdgcn.update.dpp' that defines '%x' (in function '@k')
;>   %x = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %n, i32 %n, i32 15, i32 15, i1 false)
;>        ^
