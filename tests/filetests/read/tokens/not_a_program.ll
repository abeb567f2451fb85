; test read
; target gfx906
hello world
; errors gfx906
;> not_a_program.ll:3:1: error: expected top-level entity
;> hello world
;> ^
