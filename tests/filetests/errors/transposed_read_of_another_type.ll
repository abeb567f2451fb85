; test compile
; target gfx950
; llc has no code for it either.
declare <8 x i8> @llvm.amdgcn.ds.read.tr8.b64.v8i8(ptr addrspace(3))
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %p) {
  %a = call <8 x i8> @llvm.amdgcn.ds.read.tr8.b64.v8i8(ptr addrspace(3) %p)
  store <8 x i8> %a, ptr addrspace(1) %out
  ret void
}
; errors gfx950
;> transposed_read_of_another_type.ll:6:8: error: llvm.amdgcn.ds.read.tr8.b64 of this type is not supported
;>   %a = call <8 x i8> @llvm.amdgcn.ds.read.tr8.b64.v8i8(ptr addrspace(3) %p)
;>        ^
;>   hint: its result is '<2 x i32>'
