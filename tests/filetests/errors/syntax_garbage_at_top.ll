; test compile
; target gfx906
; no top-level entity
hello world
; errors gfx906
;> syntax_garbage_at_top.ll:4:1: error: expected top-level entity
;> hello world
;> ^
