target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @rounding_of_kernels(ptr addrspace(1) %out) {
  %r = call i32 @llvm.get.rounding()
  store i32 %r, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @rounding(ptr addrspace(1) %out, i32 %n) {
  call void @llvm.set.rounding(i32 %n)
  %r = call i32 @llvm.get.rounding()
  %m = call i32 @llvm.amdgcn.s.getreg(i32 6145)
  call void @llvm.set.rounding(i32 1)
  %s = call i32 @llvm.get.rounding()
  store i32 %r, ptr addrspace(1) %out
  %p = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %m, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 2
  store i32 %s, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @environment(ptr addrspace(1) %out, i32 %n) {
  %before = call i64 @llvm.get.fpenv.i64()
  call void @llvm.set.rounding(i32 %n)
  %within = call i64 @llvm.get.fpenv.i64()
  %mode = call i32 @llvm.get.fpmode.i32()
  call void @llvm.set.fpenv.i64(i64 %before)
  %after = call i64 @llvm.get.fpenv.i64()
  %w = xor i64 %within, %before
  %a = xor i64 %after, %before
  store i64 %w, ptr addrspace(1) %out
  %p = getelementptr i64, ptr addrspace(1) %out, i32 1
  store i64 %a, ptr addrspace(1) %p
  %q = getelementptr i64, ptr addrspace(1) %out, i32 2
  %m = and i32 %mode, 15
  store i32 %m, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare i64 @llvm.get.fpenv.i64()
declare void @llvm.set.fpenv.i64(i64)
declare i32 @llvm.get.fpmode.i32()
declare i32 @llvm.amdgcn.s.getreg(i32)
