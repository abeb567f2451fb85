; arguments that are the same in all lanes
; only our callers
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64 i32:77 i64:123456789123
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

declare i32 @f(i32 inreg, i64 inreg, i32, float inreg)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %u, i64 %w) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call i32 @f(i32 inreg %u, i64 inreg %w, i32 %x, float inreg 2.0)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 inreg %a, i64 inreg %b, i32 %c, float inreg %d) {
  %h = lshr i64 %b, 7
  %l = trunc i64 %h to i32
  %e = fptoui float %d to i32
  %s = mul i32 %a, %l
  %t = add i32 %s, %c
  %u = mul i32 %t, %e
  ret i32 %u
}
