; functions and a variable of the other object that are hidden: at a fixed distance, though nothing there says so
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

@numbers = external hidden addrspace(1) global [64 x i32]

declare hidden i32 @f(i32)
declare protected i32 @g(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %n = getelementptr i32, ptr addrspace(1) @numbers, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call i32 @f(i32 %x)
  %s = call i32 @g(i32 %r)
  %t = call i32 @f(i32 %s)
  %u = load i32, ptr addrspace(1) %n
  %sum = add i32 %t, %u
  store i32 %sum, ptr addrspace(1) %q
  ret void
}

;; callee
@numbers = addrspace(1) global [64 x i32] zeroinitializer

define i32 @f(i32 %x) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) @numbers, i32 %i
  store i32 %x, ptr addrspace(1) %p
  %y = mul i32 %x, 3
  ret i32 %y
}

define i32 @g(i32 %x) {
  %y = add i32 %x, 5
  ret i32 %y
}
