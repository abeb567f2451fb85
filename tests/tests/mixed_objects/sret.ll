; a result in memory of the caller
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
%s = type { i32, i64, [5 x i32] }

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare void @f(ptr addrspace(5) sret(%s), i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %m = alloca %s, addrspace(5)
  call void @f(ptr addrspace(5) sret(%s) %m, i32 %x)
  %e = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 2, i32 3
  %v = load i32, ptr addrspace(5) %e
  %w = load i32, ptr addrspace(5) %m
  %r = xor i32 %v, %w
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define void @f(ptr addrspace(5) sret(%s) %m, i32 %x) {
  store i32 %x, ptr addrspace(5) %m
  %e = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 2, i32 3
  %y = mul i32 %x, 12345
  store i32 %y, ptr addrspace(5) %e
  ret void
}
