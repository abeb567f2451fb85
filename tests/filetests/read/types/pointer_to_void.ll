; test read
; target gfx906
@x = global void* null
; errors gfx906
;> pointer_to_void.ll:3:13: error: pointers to void are invalid - use i8* instead
;> @x = global void* null
;>             ^
