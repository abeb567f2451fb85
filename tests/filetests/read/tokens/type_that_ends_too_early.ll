; test read
; target gfx906
%t = type { i32, [
; errors gfx906
;> type_that_ends_too_early.ll:3:11: error: bracket is not closed
;> %t = type { i32, [
;>           ^
