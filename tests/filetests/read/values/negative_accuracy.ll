; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = fadd float %x, 1.0, !fpmath !{float -2.5}
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> negative_accuracy.ll:5:3: error: fpmath accuracy must be a positive float
;>   ret void
;>   ^
