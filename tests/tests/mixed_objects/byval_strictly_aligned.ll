; arguments by value in memory that are aligned more strictly than the stack: the callee takes them
; where they are. Its address goes through memory, so that nobody knows its low bits
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

declare i32 @f(i32, ptr addrspace(5) byval(i32) align 64)

; Frames of a few times 16 bytes, one behind the other.
define i32 @h(i32 %x) noinline {
  %m = alloca i32, align 4, addrspace(5)
  store volatile i32 %x, ptr addrspace(5) %m
  %r = call i32 @f(i32 %x, ptr addrspace(5) byval(i32) align 64 %m)
  %again = load volatile i32, ptr addrspace(5) %m
  %s = add i32 %r, %again
  ret i32 %s
}

define i32 @g(i32 %x) noinline {
  %m = alloca [5 x i32], align 4, addrspace(5)
  store volatile i32 %x, ptr addrspace(5) %m
  %a = call i32 @h(i32 %x)
  %again = load volatile i32, ptr addrspace(5) %m
  %s = add i32 %a, %again
  %b = call i32 @f(i32 %s, ptr addrspace(5) byval(i32) align 64 %m)
  %c = call i32 @h(i32 %b)
  ret i32 %c
}

; The frame of a kernel, which begins at 0.
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %m = alloca [3 x i32], align 4, addrspace(5)
  store volatile i32 %x, ptr addrspace(5) %m
  %a = call i32 @f(i32 %i, ptr addrspace(5) byval(i32) align 64 %m)
  %b = call i32 @g(i32 %a)
  %c = call i32 @h(i32 %b)
  store i32 %c, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 %a, ptr addrspace(5) byval(i32) align 64 %m) {
  %kept = alloca ptr addrspace(5), addrspace(5)
  store volatile ptr addrspace(5) %m, ptr addrspace(5) %kept
  %p = load volatile ptr addrspace(5), ptr addrspace(5) %kept
  %at = ptrtoint ptr addrspace(5) %p to i32
  %low = and i32 %at, 63
  %x = load i32, ptr addrspace(5) %p
  store i32 0, ptr addrspace(5) %p
  %y = mul i32 %x, 17
  %s = add i32 %y, %a
  %big = shl i32 %low, 16
  %t = xor i32 %s, %big
  ret i32 %t
}
