; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 16 --workgroup 16 --arg buf:64
; !reqd_work_group_size of a function that is no kernel says nothing about the work-group that runs it.
declare i32 @llvm.amdgcn.workitem.id.x()
define internal i32 @f() noinline !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 8
  %s = select i1 %c, i32 1, i32 2
  ret i32 %s
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %v = call i32 @f()
  store i32 %v, ptr addrspace(1) %p
  ret void
}
!0 = !{i32 8, i32 1, i32 1}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:64: 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000001 00000002 00000002 00000002 00000002 00000002 00000002 00000002 00000002
