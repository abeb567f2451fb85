; an indirect function
@f = ifunc void (), ptr @r
define internal ptr @r() {
  ret ptr null
}
