; test simplify-cfg,dce
; target gfx906
; x && y, as clang writes it: the edge from the first test to the join knows the result.
define i32 @f(i1 %a, i1 %b) {
  %u = call i32 @g(i32 0)
  br i1 %a, label %second, label %join
second:
  %v = call i32 @g(i32 1)
  br label %join
join:
  %both = phi i1 [ false, %0 ], [ %b, %second ]
  br i1 %both, label %yes, label %no
yes:
  %r = call i32 @g(i32 2)
  ret i32 %r
no:
  ret i32 0
}
declare i32 @g(i32)
; expect gfx906
;> define i32 @f(i1 %a, i1 %b) {
;>   %u = call i32 @g(i32 0)
;>   br i1 %a, label %second, label %no
;>
;> second:
;>   %v = call i32 @g(i32 1)
;>   br i1 %b, label %yes, label %no
;>
;> yes:
;>   %r = call i32 @g(i32 2)
;>   ret i32 %r
;>
;> no:
;>   ret i32 0
;> }
;>
;> declare i32 @g(i32)
