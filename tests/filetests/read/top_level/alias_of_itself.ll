; test read
; target gfx906
@x = alias i32, ptr @y
@y = alias i32, ptr @x
; errors gfx906
;> alias_of_itself.ll:3:1: error: alias of an alias that is part of a cycle, or too long a chain
;> @x = alias i32, ptr @y
;> ^
