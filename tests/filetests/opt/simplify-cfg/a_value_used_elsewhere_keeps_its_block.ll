; test simplify-cfg,dce
; target gfx906
define i32 @f(i1 %a, i1 %b) {
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
  %z = zext i1 %both to i32
  %s = call i32 @g(i32 %z)
  ret i32 %s
}
declare i32 @g(i32)
; expect gfx906
;> define i32 @f(i1 %a, i1 %b) {
;>   br i1 %a, label %second, label %join
;>
;> second:
;>   %v = call i32 @g(i32 1)
;>   br label %join
;>
;> join:
;>   %both = phi i1 [ false, %0 ], [ %b, %second ]
;>   br i1 %both, label %yes, label %no
;>
;> yes:
;>   %r = call i32 @g(i32 2)
;>   ret i32 %r
;>
;> no:
;>   %z = zext i1 %both to i32
;>   %s = call i32 @g(i32 %z)
;>   ret i32 %s
;> }
;>
;> declare i32 @g(i32)
