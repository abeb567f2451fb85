; test read
; target gfx906
declare void @f(ptr align 3)
; errors gfx906
;> alignment_that_is_no_power.ll:3:27: error: alignment is not a power of two
;> declare void @f(ptr align 3)
;>                           ^
