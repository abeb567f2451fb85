; pointers of all address spaces
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
@lds = internal addrspace(3) global [64 x i32] poison

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @f(ptr, ptr addrspace(1), ptr addrspace(3), ptr addrspace(4), ptr addrspace(5))
declare ptr addrspace(1) @after(ptr addrspace(1), i64)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %own = alloca i32, addrspace(5)
  store i32 %x, ptr addrspace(5) %own
  %l = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  store i32 %i, ptr addrspace(3) %l
  %flat = addrspacecast ptr addrspace(1) %p to ptr
  %const = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)
  %wide = zext i32 %i to i64
  %to = call ptr addrspace(1) @after(ptr addrspace(1) %out, i64 %wide)
  %r = call i32 @f(ptr %flat, ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(4) %const, ptr addrspace(5) %own)
  store i32 %r, ptr addrspace(1) %to
  ret void
}

;; callee
define i32 @f(ptr %a, ptr addrspace(1) %b, ptr addrspace(3) %c, ptr addrspace(4) %d, ptr addrspace(5) %e) {
  %va = load i32, ptr %a
  %vb = load i32, ptr addrspace(1) %b
  %vc = load i32, ptr addrspace(3) %c
  %vd = load i32, ptr addrspace(4) %d
  %ve = load i32, ptr addrspace(5) %e
  %s0 = mul i32 %va, 3
  %s1 = add i32 %s0, %vb
  %s2 = mul i32 %s1, %vc
  %s3 = xor i32 %s2, %vd
  %s4 = sub i32 %s3, %ve
  ret i32 %s4
}

define ptr addrspace(1) @after(ptr addrspace(1) %p, i64 %n) {
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %n
  ret ptr addrspace(1) %q
}
