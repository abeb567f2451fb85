; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; All elements were loaded and stored as i20, which cleared their upper bits.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %a = alloca [4 x i20], align 4, addrspace(5)
  call void @llvm.memset.p5.i32(ptr addrspace(5) %a, i8 -1, i32 16, i1 false)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %j = and i32 %t, 3
  %p = getelementptr inbounds i20, ptr addrspace(5) %a, i32 %j
  store i20 5, ptr addrspace(5) %p, align 1
  %v = load i32, ptr addrspace(5) %a, align 4
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memset.p5.i32(ptr addrspace(5), i8, i32, i1)
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff ff000005 ffffffff ffffffff ffffffff
