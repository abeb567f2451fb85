; test read
; target gfx906
frobnicate @x
; errors gfx906
;> unknown_entity.ll:3:1: error: expected top-level entity
;> frobnicate @x
;> ^
