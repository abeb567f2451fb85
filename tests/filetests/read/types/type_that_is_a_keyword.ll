; test read
; target gfx906
%t = struct { i32 }
; errors gfx906
;> type_that_is_a_keyword.ll:3:6: error: expected 'type' after name
;> %t = struct { i32 }
;>      ^
