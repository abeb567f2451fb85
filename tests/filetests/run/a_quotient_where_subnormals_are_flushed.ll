; test run
; target gfx900 gfx906 gfx90a gfx803
; run --kernel k --grid 4 --workgroup 4 --arg buf:16
; Without !fpmath a quotient is correctly rounded, also where the function flushes subnormal numbers: of operands that
; are scaled, residues are subnormal.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %scale = icmp eq i32 %id, 0
  %a = bitcast i32 213326531 to float
  %b = bitcast i32 836274335 to float
  %more = uitofp i32 %id to float
  %n = select i1 %scale, float %a, float %more
  %d = select i1 %scale, float %b, float 3.0
  %q = fdiv float %n, %d
  %p = getelementptr float, ptr addrspace(1) %o, i32 %id
  store float %q, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
; expect gfx900 gfx906 gfx90a gfx803
;> buf:16: 1a587a5a 3eaaaaab 3f2aaaab 3f800000
