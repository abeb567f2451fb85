; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "v_mov_b32 $0, $1", "=v,I"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> constant_wanted.ll:5:8: error: input 0 of inline assembly must be a constant
;>   %v = call i32 asm "v_mov_b32 $0, $1", "=v,I"(i32 %a)
;>        ^
