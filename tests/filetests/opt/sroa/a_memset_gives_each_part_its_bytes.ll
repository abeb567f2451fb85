; test sroa,instcombine,dce
; target gfx906
define i32 @f() {
  %s = alloca [4 x i16], addrspace(5)
  call void @llvm.memset.p5.i64(ptr addrspace(5) %s, i8 1, i64 8, i1 false)
  %e = getelementptr i16, ptr addrspace(5) %s, i32 3
  %h = load i16, ptr addrspace(5) %e
  %r = zext i16 %h to i32
  ret i32 %r
}
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
; expect gfx906
;> define i32 @f() {
;>   ret i32 257
;> }
