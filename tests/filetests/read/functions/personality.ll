; test read
; target gfx906
define void @f() personality ptr @g { ret void }
declare void @g()
; errors gfx906
;> personality.ll:3:18: error: 'personality' of functions is not supported
;> define void @f() personality ptr @g { ret void }
;>                  ^
