; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = alloca i32, float 1.0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> floats_allocated.ll:4:20: error: element count must have integer type
;>   %y = alloca i32, float 1.0
;>                    ^
