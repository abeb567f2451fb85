; test compile
; target gfx906
; no vector
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = extractelement i32 %n, i32 0
  ret void
}
; errors gfx906
;> type_extractelement_scalar.ll:5:23: error: invalid extractelement operands
;>   %x = extractelement i32 %n, i32 0
;>                       ^
