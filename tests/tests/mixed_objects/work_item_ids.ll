; a callee asks for the ids of its work-item
; launch k 12,6,4 4,3,2 0 buf:u32:288 buf:u32:288
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.workgroup.id.z()

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @place()

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %n = call i32 @place()
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %n
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %n
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @place() {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %gx = call i32 @llvm.amdgcn.workgroup.id.x()
  %gy = call i32 @llvm.amdgcn.workgroup.id.y()
  %gz = call i32 @llvm.amdgcn.workgroup.id.z()
  %a = mul i32 %gx, 4
  %b = add i32 %a, %x
  %c = mul i32 %gy, 3
  %d = add i32 %c, %y
  %e = mul i32 %gz, 2
  %f = add i32 %e, %z
  %g = mul i32 %f, 6
  %h = add i32 %g, %d
  %i = mul i32 %h, 12
  %j = add i32 %i, %b
  ret i32 %j
}
