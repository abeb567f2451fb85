; test compile
; target gfx906
; an indirect function
@f = ifunc void (), ptr @r
define internal ptr @r() {
  ret ptr null
}
; errors gfx906
;> unsupported_ifunc.ll:4:6: error: ifuncs are not supported
;> @f = ifunc void (), ptr @r
;>      ^
