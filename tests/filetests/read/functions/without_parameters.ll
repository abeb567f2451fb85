; test read
; target gfx906
define void @f { ret void }
; errors gfx906
;> without_parameters.ll:3:16: error: expected '(' in function argument list
;> define void @f { ret void }
;>                ^
