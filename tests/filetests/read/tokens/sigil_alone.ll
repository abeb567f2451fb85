; test read
; target gfx906
@ = global i32 0
; errors gfx906
;> sigil_alone.ll:3:1: error: expected a name or a number after the sigil
;> @ = global i32 0
;> ^
