; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = extractvalue { i32 } undef
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> no_field.ll:5:3: error: expected ',' as start of index list
;>   ret void
;>   ^
