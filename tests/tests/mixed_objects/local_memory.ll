; local memory of the caller, used by the callee, and barriers in it
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

@lds = internal addrspace(3) global [64 x i32] poison

declare i32 @swap(ptr addrspace(3), i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call i32 @swap(ptr addrspace(3) @lds, i32 %i, i32 %x)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @swap(ptr addrspace(3) %l, i32 %i, i32 %x) {
  %p = getelementptr i32, ptr addrspace(3) %l, i32 %i
  store i32 %x, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = sub i32 63, %i
  %q = getelementptr i32, ptr addrspace(3) %l, i32 %j
  %v = load i32, ptr addrspace(3) %q
  ret i32 %v
}

declare void @llvm.amdgcn.s.barrier()
