; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  ret i32 0
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> result_of_another_type.ll:4:7: error: value doesn't match function result type 'void'
;>   ret i32 0
;>       ^
