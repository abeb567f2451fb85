; test read
; target gfx906
@x = global ptr* null
; errors gfx906
;> typed_pointer_to_an_opaque_one.ll:3:13: error: ptr* is invalid - use ptr instead
;> @x = global ptr* null
;>             ^
