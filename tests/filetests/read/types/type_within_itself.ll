; test read
; target gfx906
%t = type { i32, %u }
%u = type [2 x %t]
; errors gfx906
;> type_within_itself.ll:4:16: error: identified structure type 't' is recursive
;> %u = type [2 x %t]
;>                ^
