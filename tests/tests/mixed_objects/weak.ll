; a weak function, which the other object replaces, and one that it does not define
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

define weak i32 @f(i32 %x) {
  ret i32 -1
}

define weak i32 @g(i32 %x) {
  %y = add i32 %x, 5
  ret i32 %y
}

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call i32 @f(i32 %x)
  %s = call i32 @g(i32 %r)
  store i32 %s, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
