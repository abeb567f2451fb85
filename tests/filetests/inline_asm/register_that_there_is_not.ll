; test compile
; target gfx906
define amdgpu_kernel void @k() {
  %v = call i32 asm sideeffect "v_mov_b32 $0, 1", "={v256}"()
  ret void
}
; errors gfx906
;> register_that_there_is_not.ll:4:8: error: '{v256}' as register of 32 bits in inline assembly is not supported
;>   %v = call i32 asm sideeffect "v_mov_b32 $0, 1", "={v256}"()
;>        ^
;>   hint: no machine instruction is selected for it
