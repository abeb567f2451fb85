; sixty words, passed on by a function that gets them on the stack itself
; only our callers on gfx90a gfx942
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

declare i32 @f(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %a0 = add i32 %x, 0
  %a1 = add i32 %x, 1
  %a2 = add i32 %x, 2
  %a3 = add i32 %x, 3
  %a4 = add i32 %x, 4
  %a5 = add i32 %x, 5
  %a6 = add i32 %x, 6
  %a7 = add i32 %x, 7
  %a8 = add i32 %x, 8
  %a9 = add i32 %x, 9
  %a10 = add i32 %x, 10
  %a11 = add i32 %x, 11
  %a12 = add i32 %x, 12
  %a13 = add i32 %x, 13
  %a14 = add i32 %x, 14
  %a15 = add i32 %x, 15
  %a16 = add i32 %x, 16
  %a17 = add i32 %x, 17
  %a18 = add i32 %x, 18
  %a19 = add i32 %x, 19
  %a20 = add i32 %x, 20
  %a21 = add i32 %x, 21
  %a22 = add i32 %x, 22
  %a23 = add i32 %x, 23
  %a24 = add i32 %x, 24
  %a25 = add i32 %x, 25
  %a26 = add i32 %x, 26
  %a27 = add i32 %x, 27
  %a28 = add i32 %x, 28
  %a29 = add i32 %x, 29
  %a30 = add i32 %x, 30
  %a31 = add i32 %x, 31
  %a32 = add i32 %x, 32
  %a33 = add i32 %x, 33
  %a34 = add i32 %x, 34
  %a35 = add i32 %x, 35
  %a36 = add i32 %x, 36
  %a37 = add i32 %x, 37
  %a38 = add i32 %x, 38
  %a39 = add i32 %x, 39
  %a40 = add i32 %x, 40
  %a41 = add i32 %x, 41
  %a42 = add i32 %x, 42
  %a43 = add i32 %x, 43
  %a44 = add i32 %x, 44
  %a45 = add i32 %x, 45
  %a46 = add i32 %x, 46
  %a47 = add i32 %x, 47
  %a48 = add i32 %x, 48
  %a49 = add i32 %x, 49
  %a50 = add i32 %x, 50
  %a51 = add i32 %x, 51
  %a52 = add i32 %x, 52
  %a53 = add i32 %x, 53
  %a54 = add i32 %x, 54
  %a55 = add i32 %x, 55
  %a56 = add i32 %x, 56
  %a57 = add i32 %x, 57
  %a58 = add i32 %x, 58
  %a59 = add i32 %x, 59
  %r = call i32 @f(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 %a9, i32 %a10, i32 %a11, i32 %a12, i32 %a13, i32 %a14, i32 %a15, i32 %a16, i32 %a17, i32 %a18, i32 %a19, i32 %a20, i32 %a21, i32 %a22, i32 %a23, i32 %a24, i32 %a25, i32 %a26, i32 %a27, i32 %a28, i32 %a29, i32 %a30, i32 %a31, i32 %a32, i32 %a33, i32 %a34, i32 %a35, i32 %a36, i32 %a37, i32 %a38, i32 %a39, i32 %a40, i32 %a41, i32 %a42, i32 %a43, i32 %a44, i32 %a45, i32 %a46, i32 %a47, i32 %a48, i32 %a49, i32 %a50, i32 %a51, i32 %a52, i32 %a53, i32 %a54, i32 %a55, i32 %a56, i32 %a57, i32 %a58, i32 %a59)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 %a9, i32 %a10, i32 %a11, i32 %a12, i32 %a13, i32 %a14, i32 %a15, i32 %a16, i32 %a17, i32 %a18, i32 %a19, i32 %a20, i32 %a21, i32 %a22, i32 %a23, i32 %a24, i32 %a25, i32 %a26, i32 %a27, i32 %a28, i32 %a29, i32 %a30, i32 %a31, i32 %a32, i32 %a33, i32 %a34, i32 %a35, i32 %a36, i32 %a37, i32 %a38, i32 %a39, i32 %a40, i32 %a41, i32 %a42, i32 %a43, i32 %a44, i32 %a45, i32 %a46, i32 %a47, i32 %a48, i32 %a49, i32 %a50, i32 %a51, i32 %a52, i32 %a53, i32 %a54, i32 %a55, i32 %a56, i32 %a57, i32 %a58, i32 %a59) {
  %r = call i32 @g(i32 %a59, i32 %a58, i32 %a57, i32 %a56, i32 %a55, i32 %a54, i32 %a53, i32 %a52, i32 %a51, i32 %a50, i32 %a49, i32 %a48, i32 %a47, i32 %a46, i32 %a45, i32 %a44, i32 %a43, i32 %a42, i32 %a41, i32 %a40, i32 %a39, i32 %a38, i32 %a37, i32 %a36, i32 %a35, i32 %a34, i32 %a33, i32 %a32, i32 %a31, i32 %a30, i32 %a29, i32 %a28, i32 %a27, i32 %a26, i32 %a25, i32 %a24, i32 %a23, i32 %a22, i32 %a21, i32 %a20, i32 %a19, i32 %a18, i32 %a17, i32 %a16, i32 %a15, i32 %a14, i32 %a13, i32 %a12, i32 %a11, i32 %a10, i32 %a9, i32 %a8, i32 %a7, i32 %a6, i32 %a5, i32 %a4, i32 %a3, i32 %a2, i32 %a1, i32 %a0, i32 5)
  %s = sub i32 %r, %a59
  ret i32 %s
}

define i32 @g(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i32 %a9, i32 %a10, i32 %a11, i32 %a12, i32 %a13, i32 %a14, i32 %a15, i32 %a16, i32 %a17, i32 %a18, i32 %a19, i32 %a20, i32 %a21, i32 %a22, i32 %a23, i32 %a24, i32 %a25, i32 %a26, i32 %a27, i32 %a28, i32 %a29, i32 %a30, i32 %a31, i32 %a32, i32 %a33, i32 %a34, i32 %a35, i32 %a36, i32 %a37, i32 %a38, i32 %a39, i32 %a40, i32 %a41, i32 %a42, i32 %a43, i32 %a44, i32 %a45, i32 %a46, i32 %a47, i32 %a48, i32 %a49, i32 %a50, i32 %a51, i32 %a52, i32 %a53, i32 %a54, i32 %a55, i32 %a56, i32 %a57, i32 %a58, i32 %a59, i32 %a60) noinline {
  %b0 = add i32 %a0, 0
  %b1 = add i32 %a1, 0
  %b2 = add i32 %a2, 0
  %b3 = add i32 %a3, 0
  %b4 = add i32 %a4, 0
  %b5 = add i32 %a5, 0
  %b6 = add i32 %a6, 0
  %b7 = add i32 %a7, 0
  %b8 = add i32 %a8, 0
  %b9 = add i32 %a9, 0
  %b10 = add i32 %a10, 0
  %b11 = add i32 %a11, 0
  %b12 = add i32 %a12, 0
  %b13 = add i32 %a13, 0
  %b14 = add i32 %a14, 0
  %b15 = add i32 %a15, 0
  %b16 = add i32 %a16, 0
  %b17 = add i32 %a17, 0
  %b18 = add i32 %a18, 0
  %b19 = add i32 %a19, 0
  %b20 = add i32 %a20, 0
  %b21 = add i32 %a21, 0
  %b22 = add i32 %a22, 0
  %b23 = add i32 %a23, 0
  %b24 = add i32 %a24, 0
  %b25 = add i32 %a25, 0
  %b26 = add i32 %a26, 0
  %b27 = add i32 %a27, 0
  %b28 = add i32 %a28, 0
  %b29 = add i32 %a29, 0
  %b30 = add i32 %a30, 0
  %b31 = add i32 %a31, 0
  %b32 = add i32 %a32, 0
  %b33 = add i32 %a33, 0
  %b34 = add i32 %a34, 0
  %b35 = add i32 %a35, 0
  %b36 = add i32 %a36, 0
  %b37 = add i32 %a37, 0
  %b38 = add i32 %a38, 0
  %b39 = add i32 %a39, 0
  %b40 = add i32 %a40, 0
  %b41 = add i32 %a41, 0
  %b42 = add i32 %a42, 0
  %b43 = add i32 %a43, 0
  %b44 = add i32 %a44, 0
  %b45 = add i32 %a45, 0
  %b46 = add i32 %a46, 0
  %b47 = add i32 %a47, 0
  %b48 = add i32 %a48, 0
  %b49 = add i32 %a49, 0
  %b50 = add i32 %a50, 0
  %b51 = add i32 %a51, 0
  %b52 = add i32 %a52, 0
  %b53 = add i32 %a53, 0
  %b54 = add i32 %a54, 0
  %b55 = add i32 %a55, 0
  %b56 = add i32 %a56, 0
  %b57 = add i32 %a57, 0
  %b58 = add i32 %a58, 0
  %b59 = add i32 %a59, 0
  %b60 = add i32 %a60, 0
  %s0 = mul i32 0, 31
  %t0 = add i32 %s0, %b0
  %s1 = mul i32 %t0, 31
  %t1 = add i32 %s1, %b1
  %s2 = mul i32 %t1, 31
  %t2 = add i32 %s2, %b2
  %s3 = mul i32 %t2, 31
  %t3 = add i32 %s3, %b3
  %s4 = mul i32 %t3, 31
  %t4 = add i32 %s4, %b4
  %s5 = mul i32 %t4, 31
  %t5 = add i32 %s5, %b5
  %s6 = mul i32 %t5, 31
  %t6 = add i32 %s6, %b6
  %s7 = mul i32 %t6, 31
  %t7 = add i32 %s7, %b7
  %s8 = mul i32 %t7, 31
  %t8 = add i32 %s8, %b8
  %s9 = mul i32 %t8, 31
  %t9 = add i32 %s9, %b9
  %s10 = mul i32 %t9, 31
  %t10 = add i32 %s10, %b10
  %s11 = mul i32 %t10, 31
  %t11 = add i32 %s11, %b11
  %s12 = mul i32 %t11, 31
  %t12 = add i32 %s12, %b12
  %s13 = mul i32 %t12, 31
  %t13 = add i32 %s13, %b13
  %s14 = mul i32 %t13, 31
  %t14 = add i32 %s14, %b14
  %s15 = mul i32 %t14, 31
  %t15 = add i32 %s15, %b15
  %s16 = mul i32 %t15, 31
  %t16 = add i32 %s16, %b16
  %s17 = mul i32 %t16, 31
  %t17 = add i32 %s17, %b17
  %s18 = mul i32 %t17, 31
  %t18 = add i32 %s18, %b18
  %s19 = mul i32 %t18, 31
  %t19 = add i32 %s19, %b19
  %s20 = mul i32 %t19, 31
  %t20 = add i32 %s20, %b20
  %s21 = mul i32 %t20, 31
  %t21 = add i32 %s21, %b21
  %s22 = mul i32 %t21, 31
  %t22 = add i32 %s22, %b22
  %s23 = mul i32 %t22, 31
  %t23 = add i32 %s23, %b23
  %s24 = mul i32 %t23, 31
  %t24 = add i32 %s24, %b24
  %s25 = mul i32 %t24, 31
  %t25 = add i32 %s25, %b25
  %s26 = mul i32 %t25, 31
  %t26 = add i32 %s26, %b26
  %s27 = mul i32 %t26, 31
  %t27 = add i32 %s27, %b27
  %s28 = mul i32 %t27, 31
  %t28 = add i32 %s28, %b28
  %s29 = mul i32 %t28, 31
  %t29 = add i32 %s29, %b29
  %s30 = mul i32 %t29, 31
  %t30 = add i32 %s30, %b30
  %s31 = mul i32 %t30, 31
  %t31 = add i32 %s31, %b31
  %s32 = mul i32 %t31, 31
  %t32 = add i32 %s32, %b32
  %s33 = mul i32 %t32, 31
  %t33 = add i32 %s33, %b33
  %s34 = mul i32 %t33, 31
  %t34 = add i32 %s34, %b34
  %s35 = mul i32 %t34, 31
  %t35 = add i32 %s35, %b35
  %s36 = mul i32 %t35, 31
  %t36 = add i32 %s36, %b36
  %s37 = mul i32 %t36, 31
  %t37 = add i32 %s37, %b37
  %s38 = mul i32 %t37, 31
  %t38 = add i32 %s38, %b38
  %s39 = mul i32 %t38, 31
  %t39 = add i32 %s39, %b39
  %s40 = mul i32 %t39, 31
  %t40 = add i32 %s40, %b40
  %s41 = mul i32 %t40, 31
  %t41 = add i32 %s41, %b41
  %s42 = mul i32 %t41, 31
  %t42 = add i32 %s42, %b42
  %s43 = mul i32 %t42, 31
  %t43 = add i32 %s43, %b43
  %s44 = mul i32 %t43, 31
  %t44 = add i32 %s44, %b44
  %s45 = mul i32 %t44, 31
  %t45 = add i32 %s45, %b45
  %s46 = mul i32 %t45, 31
  %t46 = add i32 %s46, %b46
  %s47 = mul i32 %t46, 31
  %t47 = add i32 %s47, %b47
  %s48 = mul i32 %t47, 31
  %t48 = add i32 %s48, %b48
  %s49 = mul i32 %t48, 31
  %t49 = add i32 %s49, %b49
  %s50 = mul i32 %t49, 31
  %t50 = add i32 %s50, %b50
  %s51 = mul i32 %t50, 31
  %t51 = add i32 %s51, %b51
  %s52 = mul i32 %t51, 31
  %t52 = add i32 %s52, %b52
  %s53 = mul i32 %t52, 31
  %t53 = add i32 %s53, %b53
  %s54 = mul i32 %t53, 31
  %t54 = add i32 %s54, %b54
  %s55 = mul i32 %t54, 31
  %t55 = add i32 %s55, %b55
  %s56 = mul i32 %t55, 31
  %t56 = add i32 %s56, %b56
  %s57 = mul i32 %t56, 31
  %t57 = add i32 %s57, %b57
  %s58 = mul i32 %t57, 31
  %t58 = add i32 %s58, %b58
  %s59 = mul i32 %t58, 31
  %t59 = add i32 %s59, %b59
  %s60 = mul i32 %t59, 31
  %t60 = add i32 %s60, %b60
  ret i32 %t60
}
