; test compile
; target gfx906
; the function returns a float
define float @f(i32 %x) {
  ret i32 %x
}
; errors gfx906
;> type_return_value.ll:5:7: error: value doesn't match function result type 'float'
;>   ret i32 %x
;>       ^
