; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:4
; Lanes restore the stack to different places: it was that of the first lane, under variables of others. (llc 22 does
; that.)
declare ptr addrspace(5) @llvm.stacksave.p5()
declare void @llvm.stackrestore.p5(ptr addrspace(5))
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  %dummy = alloca i32, addrspace(5)
  store i32 0, ptr addrspace(5) %dummy
  br i1 %c, label %a, label %b
a:
  %s1 = call ptr addrspace(5) @llvm.stacksave.p5()
  br label %j
b:
  %p = alloca i32, i32 %n, addrspace(5)
  store i32 1234, ptr addrspace(5) %p
  %s2 = call ptr addrspace(5) @llvm.stacksave.p5()
  br label %j
j:
  %s = phi ptr addrspace(5) [%s1, %a], [%s2, %b]
  %pp = phi ptr addrspace(5) [%dummy, %a], [%p, %b]
  call void @llvm.stackrestore.p5(ptr addrspace(5) %s)
  %q = alloca i32, i32 %n, addrspace(5)
  store volatile i32 7, ptr addrspace(5) %q
  %v = load volatile i32, ptr addrspace(5) %pp
  %r = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %v, ptr addrspace(1) %r
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2 00000000 000004d2
