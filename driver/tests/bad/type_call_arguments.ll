; too few arguments
declare i32 @llvm.umin.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @llvm.umin.i32(i32 %n)
  ret void
}
