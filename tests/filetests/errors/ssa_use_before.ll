; test compile
; target gfx906
; used before it is defined in the block
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %y = add i32 %x, 1
  %x = add i32 %n, 1
  ret void
}
; errors gfx906
;> ssa_use_before.ll:5:8: error: instruction does not dominate all uses: '%x' is used by: 'add' that defines '%y' (in function '@k')
;>   %y = add i32 %x, 1
;>        ^
