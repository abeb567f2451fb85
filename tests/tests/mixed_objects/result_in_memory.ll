; a result that is too large for registers goes to memory
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

declare [40 x i32] @f(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %r = call [40 x i32] @f(i32 %x)
  %a = extractvalue [40 x i32] %r, 39
  %b = extractvalue [40 x i32] %r, 1
  %c = sub i32 %a, %b
  store i32 %c, ptr addrspace(1) %q
  ret void
}

;; callee
define [40 x i32] @f(i32 %x) {
  %v0 = mul i32 %x, 3
  %r0 = insertvalue [40 x i32] poison, i32 %v0, 0
  %v1 = mul i32 %x, 4
  %r1 = insertvalue [40 x i32] %r0, i32 %v1, 1
  %v2 = mul i32 %x, 5
  %r2 = insertvalue [40 x i32] %r1, i32 %v2, 2
  %v3 = mul i32 %x, 6
  %r3 = insertvalue [40 x i32] %r2, i32 %v3, 3
  %v4 = mul i32 %x, 7
  %r4 = insertvalue [40 x i32] %r3, i32 %v4, 4
  %v5 = mul i32 %x, 8
  %r5 = insertvalue [40 x i32] %r4, i32 %v5, 5
  %v6 = mul i32 %x, 9
  %r6 = insertvalue [40 x i32] %r5, i32 %v6, 6
  %v7 = mul i32 %x, 10
  %r7 = insertvalue [40 x i32] %r6, i32 %v7, 7
  %v8 = mul i32 %x, 11
  %r8 = insertvalue [40 x i32] %r7, i32 %v8, 8
  %v9 = mul i32 %x, 12
  %r9 = insertvalue [40 x i32] %r8, i32 %v9, 9
  %v10 = mul i32 %x, 13
  %r10 = insertvalue [40 x i32] %r9, i32 %v10, 10
  %v11 = mul i32 %x, 14
  %r11 = insertvalue [40 x i32] %r10, i32 %v11, 11
  %v12 = mul i32 %x, 15
  %r12 = insertvalue [40 x i32] %r11, i32 %v12, 12
  %v13 = mul i32 %x, 16
  %r13 = insertvalue [40 x i32] %r12, i32 %v13, 13
  %v14 = mul i32 %x, 17
  %r14 = insertvalue [40 x i32] %r13, i32 %v14, 14
  %v15 = mul i32 %x, 18
  %r15 = insertvalue [40 x i32] %r14, i32 %v15, 15
  %v16 = mul i32 %x, 19
  %r16 = insertvalue [40 x i32] %r15, i32 %v16, 16
  %v17 = mul i32 %x, 20
  %r17 = insertvalue [40 x i32] %r16, i32 %v17, 17
  %v18 = mul i32 %x, 21
  %r18 = insertvalue [40 x i32] %r17, i32 %v18, 18
  %v19 = mul i32 %x, 22
  %r19 = insertvalue [40 x i32] %r18, i32 %v19, 19
  %v20 = mul i32 %x, 23
  %r20 = insertvalue [40 x i32] %r19, i32 %v20, 20
  %v21 = mul i32 %x, 24
  %r21 = insertvalue [40 x i32] %r20, i32 %v21, 21
  %v22 = mul i32 %x, 25
  %r22 = insertvalue [40 x i32] %r21, i32 %v22, 22
  %v23 = mul i32 %x, 26
  %r23 = insertvalue [40 x i32] %r22, i32 %v23, 23
  %v24 = mul i32 %x, 27
  %r24 = insertvalue [40 x i32] %r23, i32 %v24, 24
  %v25 = mul i32 %x, 28
  %r25 = insertvalue [40 x i32] %r24, i32 %v25, 25
  %v26 = mul i32 %x, 29
  %r26 = insertvalue [40 x i32] %r25, i32 %v26, 26
  %v27 = mul i32 %x, 30
  %r27 = insertvalue [40 x i32] %r26, i32 %v27, 27
  %v28 = mul i32 %x, 31
  %r28 = insertvalue [40 x i32] %r27, i32 %v28, 28
  %v29 = mul i32 %x, 32
  %r29 = insertvalue [40 x i32] %r28, i32 %v29, 29
  %v30 = mul i32 %x, 33
  %r30 = insertvalue [40 x i32] %r29, i32 %v30, 30
  %v31 = mul i32 %x, 34
  %r31 = insertvalue [40 x i32] %r30, i32 %v31, 31
  %v32 = mul i32 %x, 35
  %r32 = insertvalue [40 x i32] %r31, i32 %v32, 32
  %v33 = mul i32 %x, 36
  %r33 = insertvalue [40 x i32] %r32, i32 %v33, 33
  %v34 = mul i32 %x, 37
  %r34 = insertvalue [40 x i32] %r33, i32 %v34, 34
  %v35 = mul i32 %x, 38
  %r35 = insertvalue [40 x i32] %r34, i32 %v35, 35
  %v36 = mul i32 %x, 39
  %r36 = insertvalue [40 x i32] %r35, i32 %v36, 36
  %v37 = mul i32 %x, 40
  %r37 = insertvalue [40 x i32] %r36, i32 %v37, 37
  %v38 = mul i32 %x, 41
  %r38 = insertvalue [40 x i32] %r37, i32 %v38, 38
  %v39 = mul i32 %x, 42
  %r39 = insertvalue [40 x i32] %r38, i32 %v39, 39
  ret [40 x i32] %r39
}
