; test sroa,instcombine,dce
; target gfx906
define i64 @f(ptr addrspace(1) %p) {
  %s = alloca [2 x i64], addrspace(5)
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) %s, ptr addrspace(1) align 4 %p, i64 16, i1 false)
  %f = getelementptr i64, ptr addrspace(5) %s, i32 1
  %r = load i64, ptr addrspace(5) %f
  ret i64 %r
}
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5), ptr addrspace(1), i64, i1)
; expect gfx906
;> define i64 @f(ptr addrspace(1) %p) {
;>   %1 = getelementptr i8, ptr addrspace(1) %p, i64 8
;>   %2 = load i64, ptr addrspace(1) %1, align 4
;>   ret i64 %2
;> }
