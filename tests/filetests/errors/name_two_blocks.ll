; test compile
; target gfx906
; the label is taken
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %a
a:
  br label %b
b:
  br label %a
a:
  ret void
}
; errors gfx906
;> name_two_blocks.ll:10:1: error: multiple definition of local value named 'a'
;> a:
;> ^
