; test run
; target gfx700 gfx600
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg f16:-0.0001
; fract of a half is below 1 also where it is computed through floats: 0x3bff, the half below 1.
declare half @llvm.amdgcn.fract.f16(half)
define amdgpu_kernel void @k(ptr addrspace(1) %o, half %a) {
  %r = call half @llvm.amdgcn.fract.f16(half %a)
  store half %r, ptr addrspace(1) %o
  ret void
}
; expect gfx700 gfx600
;> buf:4: 00003bff
