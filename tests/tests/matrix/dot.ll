; Dot products that feed one another, memory and ordinary arithmetic. gfx908 and gfx90a.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1)
declare i32 @llvm.amdgcn.sdot8(i32, i32, i32, i1)
declare float @llvm.amdgcn.fdot2(<2 x half>, <2 x half>, float, i1)

define amdgpu_kernel void @matrix(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %b = xor i32 %a, 305419896
  %c = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %id, i1 false)
  %d = call i32 @llvm.amdgcn.sdot4(i32 %b, i32 %a, i32 %c, i1 false)
  %e = call i32 @llvm.amdgcn.sdot4(i32 %d, i32 %a, i32 %c, i1 false)
  %f = call i32 @llvm.amdgcn.sdot8(i32 %e, i32 %a, i32 %d, i1 false)
  %g = add i32 %f, %a
  %h = bitcast i32 %a to <2 x half>
  %k = bitcast i32 %b to <2 x half>
  %l = call float @llvm.amdgcn.fdot2(<2 x half> %h, <2 x half> %k, float 1.0, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %g, ptr addrspace(1) %q
  %r = getelementptr i8, ptr addrspace(1) %out, i32 4096
  %r1 = getelementptr float, ptr addrspace(1) %r, i32 %id
  store float %l, ptr addrspace(1) %r1
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
