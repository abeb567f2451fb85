; test compile
; target gfx803
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %a, i32 337, i32 15, i32 15, i1 true)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx803
;> dpp_of_another_processor.ll:4:8: error: 337, 15, 15 of 'llvm.amdgcn.mov.dpp' on gfx803 is not supported
;>   %v = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %a, i32 337, i32 15, i32 15, i1 true)
;>        ^
;>   hint: no machine instruction is selected for it
