; processors gfx906 gfx908 gfx90a
; Dot products, with and without clamping.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @fdot2_false(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load <2 x half>, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load <2 x half>, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load float, ptr addrspace(1) %p3
  %d = call float @llvm.amdgcn.fdot2(<2 x half> %a, <2 x half> %b, float %c, i1 false)
  %e = call float @llvm.amdgcn.fdot2(<2 x half> <half 1.0, half -2.0>, <2 x half> %b, float %d, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store float %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @fdot2_true(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load <2 x half>, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load <2 x half>, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load float, ptr addrspace(1) %p3
  %d = call float @llvm.amdgcn.fdot2(<2 x half> %a, <2 x half> %b, float %c, i1 true)
  %e = call float @llvm.amdgcn.fdot2(<2 x half> <half 1.0, half -2.0>, <2 x half> %b, float %d, i1 true)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store float %e, ptr addrspace(1) %q
  ret void
}

declare float @llvm.amdgcn.fdot2(<2 x half>, <2 x half>, float, i1)
define amdgpu_kernel void @sdot2_false(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.sdot2(<2 x i16> %a, <2 x i16> %b, i32 %c, i1 false)
  %e = call i32 @llvm.amdgcn.sdot2(<2 x i16> <i16 3, i16 -7>, <2 x i16> %b, i32 %d, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @sdot2_true(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.sdot2(<2 x i16> %a, <2 x i16> %b, i32 %c, i1 true)
  %e = call i32 @llvm.amdgcn.sdot2(<2 x i16> <i16 3, i16 -7>, <2 x i16> %b, i32 %d, i1 true)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.sdot2(<2 x i16>, <2 x i16>, i32, i1)
define amdgpu_kernel void @udot2_false(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.udot2(<2 x i16> %a, <2 x i16> %b, i32 %c, i1 false)
  %e = call i32 @llvm.amdgcn.udot2(<2 x i16> <i16 3, i16 -7>, <2 x i16> %b, i32 %d, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @udot2_true(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load <2 x i16>, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load <2 x i16>, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.udot2(<2 x i16> %a, <2 x i16> %b, i32 %c, i1 true)
  %e = call i32 @llvm.amdgcn.udot2(<2 x i16> <i16 3, i16 -7>, <2 x i16> %b, i32 %d, i1 true)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.udot2(<2 x i16>, <2 x i16>, i32, i1)
define amdgpu_kernel void @sdot4_false(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %c, i1 false)
  %e = call i32 @llvm.amdgcn.sdot4(i32 305419896, i32 %b, i32 %d, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @sdot4_true(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %c, i1 true)
  %e = call i32 @llvm.amdgcn.sdot4(i32 305419896, i32 %b, i32 %d, i1 true)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.sdot4(i32, i32, i32, i1)
define amdgpu_kernel void @udot4_false(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.udot4(i32 %a, i32 %b, i32 %c, i1 false)
  %e = call i32 @llvm.amdgcn.udot4(i32 305419896, i32 %b, i32 %d, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @udot4_true(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.udot4(i32 %a, i32 %b, i32 %c, i1 true)
  %e = call i32 @llvm.amdgcn.udot4(i32 305419896, i32 %b, i32 %d, i1 true)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.udot4(i32, i32, i32, i1)
define amdgpu_kernel void @sdot8_false(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.sdot8(i32 %a, i32 %b, i32 %c, i1 false)
  %e = call i32 @llvm.amdgcn.sdot8(i32 305419896, i32 %b, i32 %d, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @sdot8_true(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.sdot8(i32 %a, i32 %b, i32 %c, i1 true)
  %e = call i32 @llvm.amdgcn.sdot8(i32 305419896, i32 %b, i32 %d, i1 true)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.sdot8(i32, i32, i32, i1)
define amdgpu_kernel void @udot8_false(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.udot8(i32 %a, i32 %b, i32 %c, i1 false)
  %e = call i32 @llvm.amdgcn.udot8(i32 305419896, i32 %b, i32 %d, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @udot8_true(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %a = load i32, ptr addrspace(1) %p
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 64
  %b = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 128
  %c = load i32, ptr addrspace(1) %p3
  %d = call i32 @llvm.amdgcn.udot8(i32 %a, i32 %b, i32 %c, i1 true)
  %e = call i32 @llvm.amdgcn.udot8(i32 305419896, i32 %b, i32 %d, i1 true)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %e, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.udot8(i32, i32, i32, i1)
