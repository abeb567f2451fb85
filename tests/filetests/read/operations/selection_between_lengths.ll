; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = select <2 x i1> undef, <4 x i32> %v, <4 x i32> %v
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> selection_between_lengths.ll:4:15: error: vector select requires selected vectors to have the same vector length as select condition
;>   %y = select <2 x i1> undef, <4 x i32> %v, <4 x i32> %v
;>               ^
