; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "v_mov_b32 $0, $1", "=a,v"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> matrix_register.ll:5:8: error: an AccVGPR of inline assembly on this processor is not supported
;>   %v = call i32 asm "v_mov_b32 $0, $1", "=a,v"(i32 %a)
;>        ^
;>   hint: no machine instruction is selected for it
