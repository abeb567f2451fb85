; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "v_mov_b32 $0, somewhere", "=v,v"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> symbol.ll:5:8: error: <inline asm>:1:15: symbols are not supported here: 'v_mov_b32 v0, somewhere'
;>   %v = call i32 asm "v_mov_b32 $0, somewhere", "=v,v"(i32 %a)
;>        ^
