; test read
; target gfx906
declare void @f(ptr byval align 4)
; errors gfx906
;> byval_of_an_opaque_pointer.ll:3:27: error: expected '('
;> declare void @f(ptr byval align 4)
;>                           ^
