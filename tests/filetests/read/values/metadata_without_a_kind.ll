; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = add i32 %a, 1, !0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> metadata_without_a_kind.ll:4:23: error: expected metadata after comma
;>   %y = add i32 %a, 1, !0
;>                       ^
