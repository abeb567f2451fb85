; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = store i32 0, ptr addrspace(1) %p
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> name_for_nothing.ll:4:3: error: instructions returning void cannot have a name
;>   %y = store i32 0, ptr addrspace(1) %p
;>   ^
