; an argument by reference is a pointer
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @f(ptr addrspace(5) byref([4 x i32]))

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %m = alloca [4 x i32], addrspace(5)
  %e = getelementptr i32, ptr addrspace(5) %m, i32 3
  store i32 %x, ptr addrspace(5) %e
  %r = call i32 @f(ptr addrspace(5) byref([4 x i32]) %m)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(ptr addrspace(5) byref([4 x i32]) %m) {
  %e = getelementptr i32, ptr addrspace(5) %m, i32 3
  %v = load i32, ptr addrspace(5) %e
  %r = mul i32 %v, 3
  ret i32 %r
}
