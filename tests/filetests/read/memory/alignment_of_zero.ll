; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  store i32 0, ptr addrspace(1) %p, align 0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> alignment_of_zero.ll:4:43: error: alignment is not a power of two
;>   store i32 0, ptr addrspace(1) %p, align 0
;>                                           ^
