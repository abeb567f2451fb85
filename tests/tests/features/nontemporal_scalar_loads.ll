; Uniform loads that are not expected to be used again: scalar loads, which take no such hint.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @plain(ptr addrspace(1) noalias %o, ptr addrspace(1) noalias readonly %p, i32 %n) {
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %n
  %v = load i32, ptr addrspace(1) %q, align 4, !nontemporal !0
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

define amdgpu_kernel void @constant(ptr addrspace(1) %o, ptr addrspace(4) %p, i32 %n) {
  %q = getelementptr <4 x i32>, ptr addrspace(4) %p, i32 %n
  %v = load <4 x i32>, ptr addrspace(4) %q, align 16, !nontemporal !0
  store <4 x i32> %v, ptr addrspace(1) %o, align 16, !nontemporal !0
  ret void
}

define amdgpu_kernel void @generic(ptr noalias %o, ptr noalias readonly %p) {
  %v = load i64, ptr %p, align 8, !nontemporal !0
  store i64 %v, ptr %o, align 8
  ret void
}

!0 = !{i32 1}
