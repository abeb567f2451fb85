; the argument must be a constant
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %n, i32 %n, i32 15, i32 15, i1 false)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
