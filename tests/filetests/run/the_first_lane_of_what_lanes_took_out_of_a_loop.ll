; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; The inner value is that of the first lane of each turn; lanes leave with that of their own last one.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = and i32 %t, 7
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %loop]
  %x = add i32 %t, %i
  %r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i, %p
  br i1 %d, label %loop, label %X
X:
  %f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %r)
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %f, ptr addrspace(1) %g
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
