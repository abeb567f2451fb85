; weak aliases that the caller uses by their names, and the callee's object defines otherwise
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

@own = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@cells = weak alias [4 x i32], ptr addrspace(1) @own
@third = weak alias i32, getelementptr (i8, ptr addrspace(1) @own, i64 8)
@other = weak alias i32 (i32), ptr @twice
@kept = weak alias i32 (i32), ptr @twice

define internal i32 @twice(i32 %x) noinline {
  %r = shl i32 %x, 1
  ret i32 %r
}

declare i32 @changed(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %n = and i32 %i, 3
  %c = getelementptr i32, ptr addrspace(1) @cells, i32 %n
  %v = load i32, ptr addrspace(1) %c
  %t = load i32, ptr addrspace(1) @third
  %a = call i32 @other(i32 %x)
  %b = call i32 @kept(i32 %v)
  %d = call i32 @changed(i32 %t)
  %ab = add i32 %a, %b
  %abd = add i32 %ab, %d
  store i32 %abd, ptr addrspace(1) %q
  ret void
}

;; callee
@cells = addrspace(1) global [4 x i32] [i32 100, i32 200, i32 300, i32 400]

define i32 @other(i32 %x) {
  %r = mul i32 %x, 1000
  ret i32 %r
}

define i32 @changed(i32 %x) {
  %r = add i32 %x, 7
  ret i32 %r
}
