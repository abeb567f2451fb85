; the intrinsic has another signature
declare float @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call float @llvm.amdgcn.workitem.id.x()
  ret void
}
