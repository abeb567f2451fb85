; test read
; target gfx906
@x = global [2 x void ()] zeroinitializer
; errors gfx906
;> array_of_functions.ll:3:18: error: invalid array element type
;> @x = global [2 x void ()] zeroinitializer
;>                  ^
