; processors gfx90a
; Work-groups whose waves are on several compute units.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @turned(ptr addrspace(1) %out, ptr addrspace(1) %cells) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %cell = getelementptr i32, ptr addrspace(1) %cells, i32 %id
  %x = mul i32 %id, 3
  store i32 %x, ptr addrspace(1) %cell
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = sub i32 255, %id
  %from = getelementptr i32, ptr addrspace(1) %cells, i32 %other
  %y = load i32, ptr addrspace(1) %from
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %po
  %sum = getelementptr i32, ptr addrspace(1) %out, i32 256
  %old = atomicrmw add ptr addrspace(1) %sum, i32 5 syncscope("workgroup") acq_rel
  ret void
}
attributes #0 = { "target-features"="+tgsplit" }
