; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "s_setpc_b64 s[4:5]", "=v,v"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> jump_through_a_register.ll:5:8: error: <inline asm>:1:1: this is not supported in inline assembly: 's_setpc_b64 s[4:5]'
;>   %v = call i32 asm "s_setpc_b64 s[4:5]", "=v,v"(i32 %a)
;>        ^
