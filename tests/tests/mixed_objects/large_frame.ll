; a frame whose offsets do not fit into instructions
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

declare i32 @f(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call i32 @f(i32 %x)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 %x) {
  %big = alloca [1500 x i32], addrspace(5)
  %behind = alloca i32, addrspace(5)
  store volatile i32 %x, ptr addrspace(5) %behind
  %n = and i32 %x, 1023
  %e = getelementptr i32, ptr addrspace(5) %big, i32 %n
  store volatile i32 %n, ptr addrspace(5) %e
  %g = call i32 @g(i32 %x)
  %v = load volatile i32, ptr addrspace(5) %e
  %w = load volatile i32, ptr addrspace(5) %behind
  %s = mul i32 %v, %w
  %t = add i32 %s, %g
  ret i32 %t
}

define i32 @g(i32 %x) noinline {
  %own = alloca [40 x i32], addrspace(5)
  %n = and i32 %x, 31
  %e = getelementptr i32, ptr addrspace(5) %own, i32 %n
  store volatile i32 %x, ptr addrspace(5) %e
  %v = load volatile i32, ptr addrspace(5) %e
  ret i32 %v
}
