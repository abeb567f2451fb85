; test read
; target gfx906
@x = global float 1
; errors gfx906
;> integer_for_a_float.ll:3:19: error: integer constant must have integer type
;> @x = global float 1
;>                   ^
