; test run
; target gfx900 gfx906 gfx90a gfx942 gfx803 gfx701
; run --kernel k --grid 2 --workgroup 2 --arg buf:12
; The operation is on halves of the word that was stored, of which the instruction takes 16 bits.
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca <2 x half>, addrspace(5)
  store <2 x half> <half 3.0, half -1.5>, ptr addrspace(5) %a
  %f = sitofp i32 %id to half
  %v = insertelement <2 x half> <half 1.0, half 2.0>, half %f, i32 1
  %o = atomicrmw fsub ptr addrspace(5) %a, <2 x half> %v monotonic
  %x = load <2 x half>, ptr addrspace(5) %a
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store <2 x half> %x, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx90a gfx942 gfx803 gfx701
;> buf:12: be004000 c1004000 00000000
