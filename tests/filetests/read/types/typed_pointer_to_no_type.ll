; test read
; target gfx906
%t = type { i32, %u* }
@x = global %t zeroinitializer
; errors gfx906
;> typed_pointer_to_no_type.ll:3:18: error: use of undefined type named 'u'
;> %t = type { i32, %u* }
;>                  ^
