; processors gfx90a gfx942 gfx950 gfx9-4-generic
; Implicit arguments that are parameters of kernels, as LLVM makes them: the sizes of a group, of which each is half a
; dword, behind the numbers of groups.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @sizes(ptr addrspace(1) inreg %out, i8 inreg %a, i32 inreg "amdgpu-hidden-argument" %_hidden_block_count_x, i32 inreg "amdgpu-hidden-argument" %_hidden_block_count_y, i32 inreg "amdgpu-hidden-argument" %_hidden_block_count_z, i16 inreg "amdgpu-hidden-argument" %_hidden_group_size_x, i16 inreg "amdgpu-hidden-argument" %_hidden_group_size_y) #0 {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %size = zext i16 %_hidden_group_size_x to i32
  %sizey = zext i16 %_hidden_group_size_y to i32
  %first = mul i32 %group, %size
  %id = add i32 %first, %item
  %a32 = sext i8 %a to i32
  %x = mul i32 %_hidden_block_count_x, 1000
  %y = mul i32 %_hidden_block_count_y, 100
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %_hidden_block_count_z
  %s = mul i32 %sizey, 7
  %xyzs = add i32 %xyz, %s
  %v = add i32 %xyzs, %a32
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
attributes #0 = { "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-flat-scratch-init" }
