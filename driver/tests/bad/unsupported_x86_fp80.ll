; a type of other processors
define void @f(x86_fp80 %x) {
  ret void
}
