; arrays on the stack of both, and a pointer from one into the other
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

declare i32 @fill(ptr addrspace(5), i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %m = alloca [20 x i32], addrspace(5)
  %r = call i32 @fill(ptr addrspace(5) %m, i32 %x)
  %n = and i32 %i, 15
  %e = getelementptr i32, ptr addrspace(5) %m, i32 %n
  %v = load i32, ptr addrspace(5) %e
  %s = add i32 %v, %r
  store i32 %s, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @fill(ptr addrspace(5) %m, i32 %x) {
  %own = alloca [16 x i32], addrspace(5)
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = mul i32 %i, %x
  %p = getelementptr i32, ptr addrspace(5) %m, i32 %i
  store i32 %v, ptr addrspace(5) %p
  %o = getelementptr i32, ptr addrspace(5) %own, i32 %i
  %w = xor i32 %v, 21
  store i32 %w, ptr addrspace(5) %o
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 16
  br i1 %more, label %loop, label %end

end:
  %n = and i32 %x, 15
  %e = getelementptr i32, ptr addrspace(5) %own, i32 %n
  %r = load i32, ptr addrspace(5) %e
  ret i32 %r
}
