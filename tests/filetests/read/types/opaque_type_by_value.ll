; test read
; target gfx906
%t = type opaque
@x = global %t zeroinitializer
; errors gfx906
;> opaque_type_by_value.ll:4:13: error: opaque type '%t' has no size
;> @x = global %t zeroinitializer
;>             ^
