; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; Each lane has its own private memory, and so its own size.
declare <2 x i32> @llvm.masked.load.v2i32.p5(ptr addrspace(5), i32, <2 x i1>, <2 x i32>)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca [2 x i32], addrspace(5)
  %p = and i32 %t, 7
  store volatile i32 %p, ptr addrspace(5) %a
  %c = icmp eq i32 %n, 5
  %m = insertelement <2 x i1> <i1 true, i1 true>, i1 %c, i32 0
  %v = call <2 x i32> @llvm.masked.load.v2i32.p5(ptr addrspace(5) %a, i32 4, <2 x i1> %m, <2 x i32> <i32 9, i32 9>)
  %x = extractelement <2 x i32> %v, i32 0
  %sz = add i32 %x, 1
  %big = mul i32 %sz, 16
  %q = alloca i8, i32 %big, align 16, addrspace(5)
  %last = mul i32 %x, 16
  %ql = getelementptr i8, ptr addrspace(5) %q, i32 %last
  store volatile i32 1234, ptr addrspace(5) %ql
  %r = alloca i32, i32 %n, addrspace(5)
  store volatile i32 7, ptr addrspace(5) %r
  %r2 = getelementptr i32, ptr addrspace(5) %r, i32 4
  store volatile i32 8, ptr addrspace(5) %r2
  %z = load volatile i32, ptr addrspace(5) %ql
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %z, ptr addrspace(1) %g
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2 000004d2
