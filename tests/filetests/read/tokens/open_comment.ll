; test read
; target gfx906
/* abc
; errors gfx906
;> open_comment.ll:3:1: error: comment is not closed
;> /* abc
;> ^
