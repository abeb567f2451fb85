; The count of lanes is added to a number that may have more than 24 bits.
; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 2 --workgroup 2 --arg buf:8 --arg i32:16777216
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x) {
  %m = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 %x)
  %r = mul i32 %m, 5
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:8: 05000000 05000005
