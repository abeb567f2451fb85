; test read
; target gfx906
define void @f(void %x) { ret void }
; errors gfx906
;> void_parameter.ll:3:16: error: void type only allowed for function results
;> define void @f(void %x) { ret void }
;>                ^
