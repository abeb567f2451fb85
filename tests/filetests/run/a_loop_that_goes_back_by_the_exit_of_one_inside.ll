; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
; for (c = 1; c <= 50; c++) for (k = 0; k < id; k++) {}: the outer loop counts at its head, for all lanes at once, and
; goes back from the head of the loop inside. Lanes that leave that one wait for those that go on.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %outer
outer:
  %c = phi i32 [ 0, %entry ], [ %next, %inner ]
  %next = add i32 %c, 1
  %done = icmp ugt i32 %next, 50
  br i1 %done, label %exit, label %before
before:
  br label %inner
inner:
  %k = phi i32 [ 0, %before ], [ %k.next, %body ]
  %more = icmp ult i32 %k, %id
  br i1 %more, label %body, label %outer
body:
  %k.next = add i32 %k, 1
  br label %inner
exit:
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %next, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:32: 00000033 00000033 00000033 00000033 00000033 00000033 00000033 00000033
