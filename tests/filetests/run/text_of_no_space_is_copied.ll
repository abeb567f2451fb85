; test run
; target gfx906 gfx803
; options -O2
; run --kernel k --grid 1 --workgroup 1 --arg buf:40
target triple = "amdgcn-amd-amdhsa"
@message = private unnamed_addr constant [27 x i8] c"hello wonderful new world!\00", align 1
@counter = internal global i32 5
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %o, ptr @message, i64 27, i1 false)
  %old = atomicrmw add ptr @counter, i32 3 syncscope("agent") monotonic
  %new = load i32, ptr @counter
  %p = getelementptr i8, ptr addrspace(1) %o, i64 32
  store i32 %old, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %o, i64 36
  store i32 %new, ptr addrspace(1) %q
  ret void
}
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
; expect gfx906 gfx803
;> buf:40: 6c6c6568 6f77206f 7265646e 206c7566 2077656e 6c726f77 00002164 00000000 00000005 00000008
