; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
@l = addrspace(3) global [8 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @l, i32 %id
  store i32 %id, ptr addrspace(3) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = sub i32 7, %id
  %b = getelementptr i32, ptr addrspace(3) @l, i32 %r
  %x = load i32, ptr addrspace(3) %b
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %x, ptr addrspace(1) %p
  ret void
}
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:32: 00000007 00000006 00000005 00000004 00000003 00000002 00000001 00000000
