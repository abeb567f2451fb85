; test read
; target gfx906
define void @fé() { ret void }
; errors gfx906
;> letter_that_is_not_ascii.ll:3:15: error: byte that is not ASCII outside of a string or comment
;> define void @fé() { ret void }
;>               ^
