; test sroa,instcombine,dce
; target gfx906
define i32 @f(i32 %x, i16 %y) {
  %s = alloca {i32, i16}, addrspace(5)
  %t = alloca {i32, i16}, addrspace(5)
  store i32 %x, ptr addrspace(5) %s
  %f = getelementptr i8, ptr addrspace(5) %s, i32 4
  store i16 %y, ptr addrspace(5) %f
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %t, ptr addrspace(5) %s, i64 8, i1 false)
  %r = load i32, ptr addrspace(5) %t
  ret i32 %r
}
declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)
; expect gfx906
;> define i32 @f(i32 %x, i16 %y) {
;>   ret i32 %x
;> }
