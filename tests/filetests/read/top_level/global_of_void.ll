; test read
; target gfx906
@x = global void zeroinitializer
; errors gfx906
;> global_of_void.ll:3:13: error: void type only allowed for function results
;> @x = global void zeroinitializer
;>             ^
