; a calling convention of other processors
define x86_stdcallcc i32 @f(i32 %x) {
  ret i32 %x
}
