; the callee calls a function that the caller names
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

declare i32 @each(ptr, i32, i32)

define internal i32 @twice(i32 %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}

define internal i32 @less(i32 %x) {
  %r = sub i32 %x, 5
  ret i32 %r
}

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %odd = trunc i32 %i to i1
  %f = select i1 %odd, ptr @twice, ptr @less
  %n = and i32 %x, 3
  %r = call i32 @each(ptr %f, i32 %x, i32 %n)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @each(ptr %f, i32 %x, i32 %n) {
  br label %head

head:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %v = phi i32 [ %x, %0 ], [ %w, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %end

body:
  %w = call i32 %f(i32 %v)
  %next = add i32 %i, 1
  br label %head

end:
  ret i32 %v
}
