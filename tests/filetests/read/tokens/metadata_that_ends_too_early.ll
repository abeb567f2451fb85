; test read
; target gfx906
!0 = !{!1, !{
; errors gfx906
;> metadata_that_ends_too_early.ll:3:7: error: bracket is not closed
;> !0 = !{!1, !{
;>       ^
