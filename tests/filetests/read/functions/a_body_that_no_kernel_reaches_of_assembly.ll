; test compile
; target gfx906
; a linked code object would not have the function, and its body would not be read
define void @nobody_calls() {
  ret i32 no instruction at all
}
define amdgpu_kernel void @k() {
  ret void
}
; errors gfx906
;> a_body_that_no_kernel_reaches_of_assembly.ll:5:7: error: value doesn't match function result type 'void'
;>   ret i32 no instruction at all
;>       ^
