; the function returns a float
define float @f(i32 %x) {
  ret i32 %x
}
