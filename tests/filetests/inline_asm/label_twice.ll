; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "a: s_nop 0\0Aa: s_nop 1", "=v,v"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> label_twice.ll:5:8: error: <inline asm>:2:1: the label 'a' is already defined: 'a: s_nop 1'
;>   %v = call i32 asm "a: s_nop 0\0Aa: s_nop 1", "=v,v"(i32 %a)
;>        ^
