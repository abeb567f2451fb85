; test compile
; target gfx906
; extractvalue without an index
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = extractvalue { i32, i32 } zeroinitializer
  ret void
}
; errors gfx906
;> syntax_empty_index_list.ll:6:3: error: expected ',' as start of index list
;>   ret void
;>   ^
