; test compile
; target gfx906
; there are none on this processor
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  call void asm sideeffect "; nothing", "~{a7}"()
  %r = call i32 asm "v_accvgpr_write_b32 $0, $1", "=a,v"(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> acc_register_missing.ll:6:8: error: an AccVGPR of inline assembly on this processor is not supported
;>   %r = call i32 asm "v_accvgpr_write_b32 $0, $1", "=a,v"(i32 %n)
;>        ^
;>   hint: no machine instruction is selected for it
