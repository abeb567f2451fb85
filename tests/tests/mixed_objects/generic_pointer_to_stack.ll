; a generic pointer into the stack of the caller
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

declare void @set(ptr, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %m = alloca i32, addrspace(5)
  %own = addrspacecast ptr addrspace(5) %m to ptr
  %there = addrspacecast ptr addrspace(1) %q to ptr
  %odd = trunc i32 %i to i1
  store i32 7, ptr addrspace(5) %m
  %to = select i1 %odd, ptr %own, ptr %there
  call void @set(ptr %to, i32 %x)
  br i1 %odd, label %mine, label %end

mine:
  %v = load i32, ptr addrspace(5) %m
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %q
  br label %end

end:
  ret void
}

;; callee
define void @set(ptr %p, i32 %v) {
  store i32 %v, ptr %p
  ret void
}
