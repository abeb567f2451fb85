; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; Each lane has its own private memory, so that the addresses of the atomic operation are not one.
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
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %x
  %old = atomicrmw add ptr addrspace(1) %g, i32 1 syncscope("agent") monotonic
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
