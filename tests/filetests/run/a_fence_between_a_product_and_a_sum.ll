; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg f32:1.0000001 --arg f32:1.0000001 --arg f32:-1.0000002
; llvm.arithmetic.fence keeps the product apart from the sum: it is rounded, and nothing remains of it.
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.arithmetic.fence.f32(float)
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %a0, float %b, float %c) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %z = icmp eq i32 %id, 99
  %a = select i1 %z, float 5.0, float %a0
  %m = fmul contract float %a, %b
  %f = call contract float @llvm.arithmetic.fence.f32(float %m)
  %s = fadd contract float %f, %c
  store float %s, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000000
