; test read
; target gfx906
!0 = !{}}
; errors gfx906
;> bracket_too_many.ll:3:9: error: expected top-level entity
;> !0 = !{}}
;>         ^
