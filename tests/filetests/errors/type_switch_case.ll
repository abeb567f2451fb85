; test compile
; target gfx906
; the case has another type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  switch i32 %n, label %a [ i64 1, label %a ]
a:
  ret void
}
; errors gfx906
;> type_switch_case.ll:5:29: error: case value must have the type of the switch condition
;>   switch i32 %n, label %a [ i64 1, label %a ]
;>                             ^
