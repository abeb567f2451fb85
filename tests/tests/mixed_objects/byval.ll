; arguments by value in memory: the callee changes its own copy
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
%s = type { i32, i64, [3 x i16] }

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @f(i32, ptr addrspace(5) byval(%s) align 8, i32, ptr addrspace(5) byval([5 x i8]))

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %m = alloca %s, align 8, addrspace(5)
  %n = alloca [5 x i8], addrspace(5)
  store i32 %x, ptr addrspace(5) %m
  %e = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 1
  store i64 81985529216486895, ptr addrspace(5) %e
  %h = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 2, i32 2
  store i16 -2, ptr addrspace(5) %h
  %low = trunc i32 %i to i8
  %b = getelementptr i8, ptr addrspace(5) %n, i32 4
  store i8 %low, ptr addrspace(5) %b
  %r = call i32 @f(i32 %i, ptr addrspace(5) byval(%s) align 8 %m, i32 9, ptr addrspace(5) byval([5 x i8]) %n)
  %again = load i32, ptr addrspace(5) %m
  %s = add i32 %r, %again
  store i32 %s, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 %a, ptr addrspace(5) byval(%s) align 8 %m, i32 %b, ptr addrspace(5) byval([5 x i8]) %n) {
  %v = load i32, ptr addrspace(5) %m
  %e = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 1
  %w = load i64, ptr addrspace(5) %e
  %h = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 2, i32 2
  %u = load i16, ptr addrspace(5) %h
  %c = getelementptr i8, ptr addrspace(5) %n, i32 4
  %t = load i8, ptr addrspace(5) %c
  store i32 0, ptr addrspace(5) %m
  %w0 = trunc i64 %w to i32
  %u0 = sext i16 %u to i32
  %t0 = zext i8 %t to i32
  %s0 = add i32 %v, %w0
  %s1 = xor i32 %s0, %u0
  %s2 = mul i32 %s1, %b
  %s3 = add i32 %s2, %a
  %s4 = mul i32 %s3, %t0
  ret i32 %s4
}
