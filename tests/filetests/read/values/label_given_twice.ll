; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  br label %l
l:
  br label %l
l:
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> label_given_twice.ll:7:1: error: multiple definition of local value named 'l'
;> l:
;> ^
