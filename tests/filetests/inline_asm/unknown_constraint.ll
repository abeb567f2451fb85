; test compile
; target gfx906
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %a) {
  %v = call i32 asm "v_mov_b32 $0, $1", "=x,v"(i32 %a)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> unknown_constraint.ll:5:41: error: invalid constraint in inline assembly: the constraint 'x' is not supported
;>   %v = call i32 asm "v_mov_b32 $0, $1", "=x,v"(i32 %a)
;>                                         ^
