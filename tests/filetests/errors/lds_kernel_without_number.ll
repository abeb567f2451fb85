; test compile
; target gfx906
; Its row in the table of local variables is not known.
declare i32 @llvm.amdgcn.lds.kernel.id()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %n = call i32 @llvm.amdgcn.lds.kernel.id()
  store i32 %n, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> lds_kernel_without_number.ll:6:8: error: 'llvm.amdgcn.lds.kernel.id' in a kernel without '!llvm.amdgcn.lds.kernel.id' is not supported
;>   %n = call i32 @llvm.amdgcn.lds.kernel.id()
;>        ^
