; test read
; target gfx906
define void @f() { ret i32 0 }
define void @g() { ret i64 0 }
; errors gfx906
;> error_in_each_function.ll:3:24: error: value doesn't match function result type 'void'
;> define void @f() { ret i32 0 }
;>                        ^
;> error_in_each_function.ll:4:24: error: value doesn't match function result type 'void'
;> define void @g() { ret i64 0 }
;>                        ^
