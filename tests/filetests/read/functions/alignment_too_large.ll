; test read
; target gfx906
declare void @f(ptr align 8589934592)
; errors gfx906
;> alignment_too_large.ll:3:27: error: huge alignments are not supported yet
;> declare void @f(ptr align 8589934592)
;>                           ^
