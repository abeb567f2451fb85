; test compile
; target gfx906
; the structure has two parts
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = extractvalue { i32, i32 } zeroinitializer, 2
  ret void
}
; errors gfx906
;> type_extractvalue_index.ll:5:21: error: invalid indices for extractvalue
;>   %x = extractvalue { i32, i32 } zeroinitializer, 2
;>                     ^
