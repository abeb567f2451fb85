; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; Each lane has left the cycle with the number of its own last turn, so that their addresses are not one.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = and i32 %t, 7
  %c0 = icmp eq i32 %n, 5
  br i1 %c0, label %A, label %B
A:
  %ia = phi i32 [0, %entry], [%ib1, %B]
  call void @llvm.amdgcn.s.sleep(i32 1)
  br label %B
B:
  %ib = phi i32 [0, %entry], [%ia, %A]
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ib)
  call void @llvm.amdgcn.s.sleep(i32 2)
  %ib1 = add i32 %ib, 1
  %d = icmp ult i32 %ib, %p
  br i1 %d, label %A, label %X
X:
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %r
  %old = atomicrmw add ptr addrspace(1) %g, i32 1 syncscope("agent") monotonic
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000008 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
