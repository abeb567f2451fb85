; test read
; target gfx906
define void @f() personality ptr @g { ret void }
declare void @g()
; errors gfx906
;> personality.ll:3:34: error: use of '@g' is not supported here
;> define void @f() personality ptr @g { ret void }
;>                                  ^
