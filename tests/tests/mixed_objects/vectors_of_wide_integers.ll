; vectors of wide integers as arguments, and a result with some that is too large for registers
; launch k 16,1,1 16,1,1 0 buf:u32:512 buf:u32:512
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

declare { i32, <3 x i192>, <2 x i224>, i64 } @f(<2 x i160>, i32, <3 x i192>, { i8, <1 x i224> })

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i1024, ptr addrspace(1) %in, i32 %i
  %q = getelementptr i1024, ptr addrspace(1) %out, i32 %i
  %a = load <2 x i160>, ptr addrspace(1) %p, align 8
  %b = load <3 x i192>, ptr addrspace(1) %p, align 8
  %c = load <1 x i224>, ptr addrspace(1) %p, align 8
  %s0 = insertvalue { i8, <1 x i224> } poison, i8 5, 0
  %s = insertvalue { i8, <1 x i224> } %s0, <1 x i224> %c, 1
  %r = call { i32, <3 x i192>, <2 x i224>, i64 } @f(<2 x i160> %a, i32 %i, <3 x i192> %b, { i8, <1 x i224> } %s)
  %r0 = extractvalue { i32, <3 x i192>, <2 x i224>, i64 } %r, 0
  store i32 %r0, ptr addrspace(1) %q
  %r1 = extractvalue { i32, <3 x i192>, <2 x i224>, i64 } %r, 1
  %e1 = extractelement <3 x i192> %r1, i32 2
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i192 %e1, ptr addrspace(1) %q1
  %r2 = extractvalue { i32, <3 x i192>, <2 x i224>, i64 } %r, 2
  %e2 = extractelement <2 x i224> %r2, i32 1
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i224 %e2, ptr addrspace(1) %q2
  %r3 = extractvalue { i32, <3 x i192>, <2 x i224>, i64 } %r, 3
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 64
  store i64 %r3, ptr addrspace(1) %q3
  ret void
}

;; callee
define { i32, <3 x i192>, <2 x i224>, i64 } @f(<2 x i160> %a, i32 %i, <3 x i192> %b, { i8, <1 x i224> } %s) {
  %r0 = insertvalue { i32, <3 x i192>, <2 x i224>, i64 } poison, i32 %i, 0
  %a1 = extractelement <2 x i160> %a, i32 1
  %a2 = zext i160 %a1 to i192
  %b1 = insertelement <3 x i192> %b, i192 %a2, i32 2
  %r1 = insertvalue { i32, <3 x i192>, <2 x i224>, i64 } %r0, <3 x i192> %b1, 1
  %c = extractvalue { i8, <1 x i224> } %s, 1
  %c2 = shufflevector <1 x i224> %c, <1 x i224> %c, <2 x i32> zeroinitializer
  %r2 = insertvalue { i32, <3 x i192>, <2 x i224>, i64 } %r1, <2 x i224> %c2, 2
  %n = extractvalue { i8, <1 x i224> } %s, 0
  %n2 = zext i8 %n to i64
  %r3 = insertvalue { i32, <3 x i192>, <2 x i224>, i64 } %r2, i64 %n2, 3
  ret { i32, <3 x i192>, <2 x i224>, i64 } %r3
}
