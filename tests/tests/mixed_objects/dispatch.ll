; a callee reads the dispatch packet and the implicit arguments
; not on gfx701 gfx803
; launch k 128,2,1 64,2,1 0 buf:u32:256 buf:u32:256
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @size()

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %n = call i32 @size()
  %s = shl i32 %g, 6
  %t = add i32 %s, %i
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %n, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @size() {
  %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %g = getelementptr i8, ptr addrspace(4) %d, i32 12
  %grid = load i32, ptr addrspace(4) %g
  %m = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %count = load i32, ptr addrspace(4) %m
  %s = getelementptr i8, ptr addrspace(4) %m, i32 12
  %group = load i16, ptr addrspace(4) %s
  %w = zext i16 %group to i32
  %a = mul i32 %grid, 1000
  %b = mul i32 %count, 100
  %c = add i32 %a, %b
  %e = add i32 %c, %w
  ret i32 %e
}

declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
