; test read
; target gfx906
define void @f()
; errors gfx906
;> without_a_body.ll:4:1: error: expected '{' in function body
;>
;> ^
