; test read
; target gfx906
declare cc 10 void @f()
; errors gfx906
;> calling_convention_by_number.ll:3:9: error: calling convention 'cc' is not supported
;> declare cc 10 void @f()
;>         ^
