; calls to and fro between the objects
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

declare i32 @a(i32)

define i32 @b(i32 %x) {
  %y = mul i32 %x, 3
  %z = call i32 @c(i32 %y)
  %w = add i32 %z, %x
  ret i32 %w
}

declare i32 @c(i32)

define i32 @d(i32 %x) {
  %y = xor i32 %x, 99
  ret i32 %y
}

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call i32 @a(i32 %x)
  %s = mul i32 %r, %i
  store i32 %s, ptr addrspace(1) %q
  ret void
}

;; callee
declare i32 @b(i32)
declare i32 @d(i32)

define i32 @a(i32 %x) {
  %y = add i32 %x, 7
  %z = call i32 @b(i32 %y)
  %w = sub i32 %z, %x
  ret i32 %w
}

define i32 @c(i32 %x) {
  %y = sub i32 %x, 11
  %z = call i32 @d(i32 %y)
  %w = mul i32 %z, %x
  ret i32 %w
}
