; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "s_nop 0\0A  s_branch nowhere", "=v,v"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> undefined_label.ll:5:8: error: <inline asm>:2:12: the label 'nowhere' is not defined in this text: 's_branch nowhere'
;>   %v = call i32 asm "s_nop 0\0A  s_branch nowhere", "=v,v"(i32 %a)
;>        ^
