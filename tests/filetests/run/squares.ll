; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 6 --workgroup 6 --arg buf:24
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %s = mul i32 %i, %i
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:24: 00000000 00000001 00000004 00000009 00000010 00000019
