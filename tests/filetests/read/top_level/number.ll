; test read
; target gfx906
12
; errors gfx906
;> number.ll:3:1: error: expected top-level entity
;> 12
;> ^
