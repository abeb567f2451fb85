; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load i32, ptr %p
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> pointer_of_another_address_space.ll:4:22: error: '%p' defined with type 'ptr addrspace(1)' but expected 'ptr'
;>   %y = load i32, ptr %p
;>                      ^
