; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = load atomic i24, ptr addrspace(1) %p monotonic, align 4
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> atomic_load_of_an_odd_size.ll:4:20: error: atomic load operand must be power-of-two byte-sized
;>   %y = load atomic i24, ptr addrspace(1) %p monotonic, align 4
;>                    ^
