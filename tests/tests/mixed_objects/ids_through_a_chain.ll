; ids are passed on by a function that does not use them
; launch k 64,2,1 32,2,1 0 buf:u32:128 buf:u32:128
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @middle(i32)

define i32 @inner(i32 %a) {
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %h = shl i32 %g, 5
  %i = add i32 %h, %x
  %s = shl i32 %y, 6
  %t = add i32 %s, %i
  %u = add i32 %t, %a
  ret i32 %u
}

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %n = call i32 @middle(i32 0)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %n
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %n
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  ret void
}

;; callee
declare i32 @inner(i32)

define i32 @middle(i32 %a) {
  %n = call i32 @inner(i32 %a)
  %m = mul i32 %n, 1
  %z = call i32 @inner(i32 %m)
  %r = call i32 @llvm.smin.i32(i32 %z, i32 %n)
  ret i32 %r
}

declare i32 @llvm.smin.i32(i32, i32)
