; test compile
; target gfx906
; a calling convention of other processors
define x86_stdcallcc i32 @f(i32 %x) {
  ret i32 %x
}
; errors gfx906
;> call_convention.ll:4:8: error: calling convention 'x86_stdcallcc' is not supported
;> define x86_stdcallcc i32 @f(i32 %x) {
;>        ^
