; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load i32, i64 %b
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> load_from_an_integer.ll:4:18: error: load operand must be a pointer
;>   %y = load i32, i64 %b
;>                  ^
