; test compile
; target gfx906
; a type of other processors
define void @f(x86_fp80 %x) {
  ret void
}
; errors gfx906
;> unsupported_x86_fp80.ll:4:16: error: type 'x86_fp80' is not supported
;> define void @f(x86_fp80 %x) {
;>                ^
