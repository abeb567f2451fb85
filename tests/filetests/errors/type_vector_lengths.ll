; test compile
; target gfx906
; the vectors have different lengths
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add <2 x i32> zeroinitializer, <i32 1, i32 2, i32 3>
  ret void
}
; errors gfx906
;> type_vector_lengths.ll:5:54: error: too many elements for type '<2 x i32>'
;>   %x = add <2 x i32> zeroinitializer, <i32 1, i32 2, i32 3>
;>                                                      ^
