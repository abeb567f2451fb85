; test compile
; target gfx906
; lanes that stop where nobody returns from the kernel
declare void @llvm.amdgcn.kill(i1)
define void @f(i1 %c) {
  call void @llvm.amdgcn.kill(i1 %c)
  ret void
}
; errors gfx906
;> call_kill_in_function.ll:6:13: error: stopping lanes in a function that is no kernel is not supported
;>   call void @llvm.amdgcn.kill(i1 %c)
;>             ^
;>   hint: return whether the lane is to go on, and return from the kernel
