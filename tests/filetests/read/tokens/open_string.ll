; test read
; target gfx906
source_filename = "abc
; errors gfx906
;> open_string.ll:3:19: error: string is not closed
;> source_filename = "abc
;>                   ^
