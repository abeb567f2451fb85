; test read,verify
; target gfx906
declare void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)*, i8 addrspace(5)*, i64, i1)
define void @f(i8 addrspace(1)* %p, i8 addrspace(5)* %q) {
  call void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)* %p, i8 addrspace(5)* %q, i64 4, i1 false)
  ret void
}
; expect gfx906
;> define void @f(ptr addrspace(1) %p, ptr addrspace(5) %q) {
;>   call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) %p, ptr addrspace(5) %q, i64 4, i1 false)
;>   ret void
;> }
;>
;> declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1), ptr addrspace(5), i64, i1)
