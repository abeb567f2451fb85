; calls in tail position, marked and not
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

declare i32 @f(i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call i32 @f(i32 %x, i32 %i)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 %a, i32 %b) {
  %odd = trunc i32 %b to i1
  br i1 %odd, label %one, label %other

one:
  %r = tail call i32 @g(i32 %b, i32 %a, i32 3)
  ret i32 %r

other:
  %s = tail call i32 @g(i32 %a, i32 %b, i32 4)
  ret i32 %s
}

define i32 @g(i32 %a, i32 %b, i32 %c) noinline {
  %m = mul i32 %a, %c
  %r = sub i32 %m, %b
  ret i32 %r
}
