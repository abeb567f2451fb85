; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "s_mov_b64 exec, 0", "=v,v,~{exec}"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> clobber_of_exec.ll:5:8: error: the clobber 'exec' of inline assembly is not supported
;>   %v = call i32 asm "s_mov_b64 exec, 0", "=v,v,~{exec}"(i32 %a)
;>        ^
;>   hint: no machine instruction is selected for it
