; test compile
; target gfx942
; options -O0
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p) {
  %a = call i32 @llvm.amdgpuc.preloaded.argument(i32 2)
  store i32 %a, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgpuc.preloaded.argument(i32)
; errors gfx942
;> a_dword_that_no_register_has_is_refused.ll:6:8: error: intrinsic 'llvm.amdgpuc.preloaded.argument' of this type is not supported
;>   %a = call i32 @llvm.amdgpuc.preloaded.argument(i32 2)
;>        ^
;>   hint: no machine instruction is selected for it
