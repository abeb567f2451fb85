; test read
; target gfx906
define void @f() naked { ret void }
; errors gfx906
;> naked_function.ll:3:18: error: function attribute 'naked' is not supported
;> define void @f() naked { ret void }
;>                  ^
