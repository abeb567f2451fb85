; a table of functions, of which each lane takes one
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

@table = external addrspace(1) constant [4 x ptr]

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %n = and i32 %x, 3
  %e = getelementptr ptr, ptr addrspace(1) @table, i32 %n
  %f = load ptr, ptr addrspace(1) %e
  %r = call i32 %f(i32 %x, i32 %i)
  %g = load ptr, ptr addrspace(1) @table
  %s = call i32 %g(i32 %r, i32 9)
  store i32 %s, ptr addrspace(1) %q
  ret void
}

;; callee
@table = addrspace(1) constant [4 x ptr] [ptr @f0, ptr @f1, ptr @f2, ptr @f3]

define i32 @f0(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}

define i32 @f1(i32 %x, i32 %y) {
  %r = mul i32 %x, %y
  ret i32 %r
}

define i32 @f2(i32 %x, i32 %y) {
  %r = xor i32 %x, %y
  ret i32 %r
}

define i32 @f3(i32 %x, i32 %y) {
  %r = sub i32 %x, %y
  ret i32 %r
}
