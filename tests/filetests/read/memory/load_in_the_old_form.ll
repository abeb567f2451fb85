; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load ptr addrspace(1) %p
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> load_in_the_old_form.ll:4:30: error: expected comma after load's type
;>   %y = load ptr addrspace(1) %p
;>                              ^
