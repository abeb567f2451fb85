; test read
; target gfx906
@x = global fp128 zeroinitializer
; errors gfx906
;> unsupported_float.ll:3:13: error: type 'fp128' is not supported
;> @x = global fp128 zeroinitializer
;>             ^
