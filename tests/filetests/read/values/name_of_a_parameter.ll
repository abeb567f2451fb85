; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %a = add i32 1, 1
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> name_of_a_parameter.ll:4:3: error: multiple definition of local value named 'a'
;>   %a = add i32 1, 1
;>   ^
