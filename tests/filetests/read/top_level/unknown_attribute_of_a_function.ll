; test read
; target gfx906
declare void @f() frobnicating
; errors gfx906
;> unknown_attribute_of_a_function.ll:3:19: error: unknown attribute 'frobnicating'
;> declare void @f() frobnicating
;>                   ^
