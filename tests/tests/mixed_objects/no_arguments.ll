; nothing in, nothing out
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

declare void @f()
declare ptr addrspace(1) @where()

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  call void @f()
  %v = load i32, ptr addrspace(1) @cell
  %r = add i32 %v, %x
  store i32 %r, ptr addrspace(1) %q
  ret void
}

@cell = external addrspace(1) global i32

;; callee
@cell = addrspace(1) global i32 0

define void @f() {
  store i32 41, ptr addrspace(1) @cell
  ret void
}

define ptr addrspace(1) @where() {
  ret ptr addrspace(1) @cell
}
