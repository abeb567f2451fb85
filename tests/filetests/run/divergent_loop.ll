; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %s = phi i32 [ 0, %0 ], [ %t, %body ]
  %t = add i32 %s, %i
  %next = add i32 %i, 1
  %again = icmp ule i32 %next, %id
  br i1 %again, label %body, label %exit
exit:
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %t, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:32: 00000000 00000001 00000003 00000006 0000000a 0000000f 00000015 0000001c
