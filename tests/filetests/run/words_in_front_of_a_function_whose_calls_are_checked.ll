; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 2 --workgroup 1 --arg buf:32
; -fsanitize=function: the caller reads the signature and the hash in front of the function it is about to call. They
; were not written, so that it read the end of the function before, or before .text.
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %g, 0
  %f = select i1 %first, ptr @f, ptr @g
  %signature.at = getelementptr i8, ptr %f, i64 -8
  %signature = load i32, ptr %signature.at
  %hash.at = getelementptr i8, ptr %f, i64 -4
  %hash = load i32, ptr %hash.at
  %o = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %g
  store i32 %signature, ptr addrspace(1) %o
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %hash, ptr addrspace(1) %o1
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  call void %f(ptr addrspace(1) %o2)
  ret void
}
define void @f(ptr addrspace(1) %o) noinline !func_sanitize !0 {
  store i32 1, ptr addrspace(1) %o
  ret void
}
define void @g(ptr addrspace(1) %o) noinline !func_sanitize !1 {
  store i32 2, ptr addrspace(1) %o
  ret void
}
!0 = !{i32 -1056584962, i32 12345}
!1 = !{i32 -1056584962, i32 -2}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:32: c105cafe 00003039 00000001 00000000 c105cafe fffffffe 00000002 00000000
