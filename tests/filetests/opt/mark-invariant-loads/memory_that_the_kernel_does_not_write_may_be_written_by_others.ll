; test mark-invariant-loads
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) noalias %q) {
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %q
  call void @llvm.amdgcn.s.barrier()
  %y = load i32, ptr addrspace(1) %p
  ret void
}
declare void @llvm.amdgcn.s.barrier()
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) noalias %q) {
;>   %x = load i32, ptr addrspace(1) %p, align 4, !amdgpuc.unwritten !{}
;>   store i32 %x, ptr addrspace(1) %q, align 4
;>   call void @llvm.amdgcn.s.barrier()
;>   %y = load i32, ptr addrspace(1) %p, align 4, !amdgpuc.unwritten !{}
;>   ret void
;> }
;>
;> declare void @llvm.amdgcn.s.barrier()
