; test read
; target gfx906
declare void @f() gc "shadow-stack"
; errors gfx906
;> garbage_collector.ll:3:19: error: 'gc' of functions is not supported
;> declare void @f() gc "shadow-stack"
;>                   ^
