; functions of two objects that call each other
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

declare i32 @odd(i32, i32)

define i32 @even(i32 %n, i32 %sum) {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %base, label %more

base:
  ret i32 %sum

more:
  %m = sub i32 %n, 1
  %s = mul i32 %sum, 3
  %r = call i32 @odd(i32 %m, i32 %s)
  %t = add i32 %r, %n
  ret i32 %t
}

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %n = and i32 %x, 15
  %r = call i32 @even(i32 %n, i32 %i)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
declare i32 @even(i32, i32)

define i32 @odd(i32 %n, i32 %sum) {
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %base, label %more

base:
  ret i32 -1

more:
  %m = sub i32 %n, 1
  %s = xor i32 %sum, %n
  %r = call i32 @even(i32 %m, i32 %s)
  %t = sub i32 %r, %n
  ret i32 %t
}
