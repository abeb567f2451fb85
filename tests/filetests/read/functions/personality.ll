; test read
; target gfx906
define void @f() personality ptr @g { ret void }
declare void @g()
; expect gfx906
;> define void @f() {
;>   ret void
;> }
;>
;> declare void @g()
