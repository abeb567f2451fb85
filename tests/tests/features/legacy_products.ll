; Products of which zero times anything is zero, with constants that are no inline constants.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.amdgcn.fmul.legacy(float, float)

define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p, align 4
  %r = call float @llvm.amdgcn.fmul.legacy(float %a, float 10.0)
  %s = call float @llvm.amdgcn.fmul.legacy(float 3.5, float %r)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %s, ptr addrspace(1) %q, align 4
  ret void
}
