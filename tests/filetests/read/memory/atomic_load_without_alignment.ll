; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load atomic i32, ptr addrspace(1) %p monotonic
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_load_without_alignment.ll:5:3: error: atomic load or store must have explicit non-zero alignment
;>   ret void
;>   ^
