; test read
; target gfx906
%t = type { i32 }
%t = type { i64 }
; errors gfx906
;> two_types_of_one_name.ll:4:1: error: redefinition of type
;> %t = type { i64 }
;> ^
