; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "v_foo $0, $1", "=v,v"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> unknown_instruction.ll:5:8: error: <inline asm>:1:1: invalid instruction: 'v_foo v0, v0'
;>   %v = call i32 asm "v_foo $0, $1", "=v,v"(i32 %a)
;>        ^
