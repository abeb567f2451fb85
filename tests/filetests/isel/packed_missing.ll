; test isel
; target gfx900
; There are no dot products before gfx906.
declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1)
define amdgpu_kernel void @bytes(ptr addrspace(1) %mem) {
  %a = load volatile i32, ptr addrspace(1) %mem
  %b = load volatile i32, ptr addrspace(1) %mem
  %c = load volatile i32, ptr addrspace(1) %mem
  %x = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %c, i1 false)
  store volatile i32 %x, ptr addrspace(1) %mem
  ret void
}
; errors gfx900
;> packed_missing.ll:9:8: error: intrinsic 'llvm.amdgcn.sdot4' of this type is not supported
;>   %x = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %c, i1 false)
;>        ^
;>   hint: no machine instruction is selected for it
