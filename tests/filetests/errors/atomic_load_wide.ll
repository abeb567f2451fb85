; test compile
; target gfx906
define i256 @f(ptr addrspace(1) %p) {
  %a = load atomic i256, ptr addrspace(1) %p seq_cst, align 32
  ret i256 %a
}
; errors gfx906
;> atomic_load_wide.ll:4:8: error: an atomic operation of an integer of more than 128 bits is not supported
;>   %a = load atomic i256, ptr addrspace(1) %p seq_cst, align 32
;>        ^
