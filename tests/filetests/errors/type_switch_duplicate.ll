; test compile
; target gfx906
; the case is there twice
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  switch i32 %n, label %a [ i32 1, label %b
    i32 1, label %a ]
a:
  ret void
b:
  ret void
}
; errors gfx906
;> type_switch_duplicate.ll:6:5: error: duplicate case value in switch
;>     i32 1, label %a ]
;>     ^
