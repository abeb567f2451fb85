; test compile
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 @llvm.amdgcn.update.dpp.i32(i32 7, i32 %a, i32 273, i32 16, i32 15, i1 true)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> dpp_of_rows_that_there_are_not.ll:4:8: error: 273, 16, 15 of 'llvm.amdgcn.update.dpp' on gfx906 is not supported
;>   %v = call i32 @llvm.amdgcn.update.dpp.i32(i32 7, i32 %a, i32 273, i32 16, i32 15, i1 true)
;>        ^
;>   hint: no machine instruction is selected for it
