; structures and arrays as values, nested
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
%s = type { i8, i64, half, [2 x float], { i16, i1 } }

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare %s @f(%s, [3 x i16])

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %b = trunc i32 %x to i8
  %w = zext i32 %x to i64
  %h = uitofp i32 %i to half
  %g = uitofp i32 %x to float
  %s = trunc i32 %x to i16
  %bit = trunc i32 %i to i1
  %s0 = insertvalue %s poison, i8 %b, 0
  %s1 = insertvalue %s %s0, i64 %w, 1
  %s2 = insertvalue %s %s1, half %h, 2
  %s3 = insertvalue %s %s2, float %g, 3, 0
  %s4 = insertvalue %s %s3, float 3.0, 3, 1
  %s5 = insertvalue %s %s4, i16 %s, 4, 0
  %s6 = insertvalue %s %s5, i1 %bit, 4, 1
  %a0 = insertvalue [3 x i16] poison, i16 %s, 0
  %a1 = insertvalue [3 x i16] %a0, i16 7, 1
  %a2 = insertvalue [3 x i16] %a1, i16 -3, 2
  %r = call %s @f(%s %s6, [3 x i16] %a2)
  %r0 = extractvalue %s %r, 0
  %r1 = extractvalue %s %r, 1
  %r2 = extractvalue %s %r, 2
  %r3 = extractvalue %s %r, 3, 0
  %r4 = extractvalue %s %r, 3, 1
  %r5 = extractvalue %s %r, 4, 0
  %r6 = extractvalue %s %r, 4, 1
  %z0 = zext i8 %r0 to i32
  %z1 = trunc i64 %r1 to i32
  %z2 = fptoui half %r2 to i32
  %z3 = fptoui float %r3 to i32
  %z4 = fptoui float %r4 to i32
  %z5 = zext i16 %r5 to i32
  %z6 = zext i1 %r6 to i32
  %t0 = shl i32 %z0, 3
  %t1 = xor i32 %t0, %z1
  %t2 = mul i32 %z2, 77777
  %t3 = add i32 %t2, %z3
  %t4 = mul i32 %z4, 1001
  %t5 = xor i32 %t3, %t4
  %t6 = add i32 %t5, %z5
  %t7 = shl i32 %z6, 30
  %t8 = xor i32 %t7, %t6
  %t9 = add i32 %t8, %t1
  store i32 %t9, ptr addrspace(1) %q
  ret void
}

;; callee
define %s @f(%s %a, [3 x i16] %b) {
  %w = extractvalue %s %a, 1
  %h = extractvalue %s %a, 2
  %g = extractvalue %s %a, 3, 1
  %m = extractvalue [3 x i16] %b, 2
  %n = extractvalue %s %a, 4, 0
  %bit = extractvalue %s %a, 4, 1
  %w2 = mul i64 %w, 5
  %h2 = fadd half %h, 1.0
  %g2 = fadd float %g, 4.0
  %n2 = add i16 %n, %m
  %bit2 = xor i1 %bit, true
  %r0 = insertvalue %s %a, i64 %w2, 1
  %r1 = insertvalue %s %r0, half %h2, 2
  %r2 = insertvalue %s %r1, float %g2, 3, 1
  %r3 = insertvalue %s %r2, i16 %n2, 4, 0
  %r4 = insertvalue %s %r3, i1 %bit2, 4, 1
  ret %s %r4
}
