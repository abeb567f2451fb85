; test compile
; target gfx90a
; so large ones came with gfx950
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 16, i32 0, i32 0)
  %r = add i32 %n, 1
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx90a
;> load_to_lds_of_16_bytes.ll:6:3: error: a load to LDS of this size on this processor is not supported
;>   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %l, i32 16, i32 0, i32 0)
;>   ^
;>   hint: no machine instruction is selected for it
