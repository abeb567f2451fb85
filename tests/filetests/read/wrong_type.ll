; test read
; target gfx906
define i32 @f(float %x) {
  ret i32 %x
}
; errors gfx906
;> wrong_type.ll:4:11: error: '%x' defined with type 'float' but expected 'i32'
;>   ret i32 %x
;>           ^
