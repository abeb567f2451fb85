; test compile
; target gfx906
; the definition does not dominate the use
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %a, label %b
a:
  %x = add i32 %n, 1
  br label %b
b:
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> ssa_dominance.ll:11:8: error: instruction does not dominate all uses: '%x' is used by: 'add' that defines '%y' (in function '@k')
;>   %y = add i32 %x, 1
;>        ^
