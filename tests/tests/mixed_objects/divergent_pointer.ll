; functions of the other object, chosen by each lane
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

declare i32 @f0(i32, i32)
declare i32 @f1(i32, i32)
declare i32 @f2(i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %n = urem i32 %x, 3
  %is0 = icmp eq i32 %n, 0
  %is1 = icmp eq i32 %n, 1
  %a = select i1 %is1, ptr @f1, ptr @f2
  %f = select i1 %is0, ptr @f0, ptr %a
  %keep = mul i32 %i, 17
  %r = call i32 %f(i32 %x, i32 %i)
  %s = add i32 %r, %keep
  store i32 %s, ptr addrspace(1) %q
  ret void
}

;; callee
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
