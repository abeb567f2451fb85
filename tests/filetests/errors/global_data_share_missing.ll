; test compile
; target gfx90a
; the processor has none
declare i32 @llvm.amdgcn.ds.append.p2(ptr addrspace(2), i1)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call i32 @llvm.amdgcn.ds.append.p2(ptr addrspace(2) %g, i1 false)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx90a
;> global_data_share_missing.ll:6:8: error: global data share on this processor is not supported
;>   %r = call i32 @llvm.amdgcn.ds.append.p2(ptr addrspace(2) %g, i1 false)
;>        ^
;>   hint: no machine instruction is selected for it
