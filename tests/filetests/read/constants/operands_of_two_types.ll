; test read
; target gfx906
@x = global i64 add (i64 1, i32 1)
; errors gfx906
;> operands_of_two_types.ll:3:29: error: operands of constexpr must have same type
;> @x = global i64 add (i64 1, i32 1)
;>                             ^
