; integers of widths that are no power of two
; launch k 64,1,1 64,1,1 0 buf:u8:18432 buf:u8:18432
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

declare i7 @f0(i7, i7, i7)
declare i24 @f1(i24, i24, i24)
declare i33 @f2(i33, i33, i33)
declare i48 @f3(i48, i48, i48)
declare i65 @f4(i65, i65, i65)
declare i96 @f5(i96, i96, i96)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %i, 3
  %some = icmp ne i32 %odd, 1
  br i1 %some, label %then, label %end

then:
  %p0 = getelementptr i8, ptr addrspace(1) %in, i32 0
  %pa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p0, i32 %i
  %pb0 = getelementptr i8, ptr addrspace(1) %pa0, i32 16
  %pc0 = getelementptr i8, ptr addrspace(1) %pa0, i32 32
  %wa0 = load i8, ptr addrspace(1) %pa0, align 4
  %a0 = trunc i8 %wa0 to i7
  %wb0 = load i8, ptr addrspace(1) %pb0, align 4
  %b0 = trunc i8 %wb0 to i7
  %wc0 = load i8, ptr addrspace(1) %pc0, align 4
  %c0 = trunc i8 %wc0 to i7
  %r0 = call i7 @f0(i7 %a0, i7 %b0, i7 %c0)
  %s0 = call i7 @f0(i7 %r0, i7 1, i7 %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  %xr0 = zext i7 %r0 to i8
  store i8 %xr0, ptr addrspace(1) %qa0, align 4
  %xs0 = zext i7 %s0 to i8
  store i8 %xs0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 16
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 32
  %wa1 = load i32, ptr addrspace(1) %pa1, align 4
  %a1 = trunc i32 %wa1 to i24
  %wb1 = load i32, ptr addrspace(1) %pb1, align 4
  %b1 = trunc i32 %wb1 to i24
  %wc1 = load i32, ptr addrspace(1) %pc1, align 4
  %c1 = trunc i32 %wc1 to i24
  %r1 = call i24 @f1(i24 %a1, i24 %b1, i24 %c1)
  %s1 = call i24 @f1(i24 %r1, i24 1, i24 %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 16
  %xr1 = zext i24 %r1 to i32
  store i32 %xr1, ptr addrspace(1) %qa1, align 4
  %xs1 = zext i24 %s1 to i32
  store i32 %xs1, ptr addrspace(1) %qb1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %in, i32 6144
  %pa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p2, i32 %i
  %pb2 = getelementptr i8, ptr addrspace(1) %pa2, i32 16
  %pc2 = getelementptr i8, ptr addrspace(1) %pa2, i32 32
  %wa2 = load i64, ptr addrspace(1) %pa2, align 4
  %a2 = trunc i64 %wa2 to i33
  %wb2 = load i64, ptr addrspace(1) %pb2, align 4
  %b2 = trunc i64 %wb2 to i33
  %wc2 = load i64, ptr addrspace(1) %pc2, align 4
  %c2 = trunc i64 %wc2 to i33
  %r2 = call i33 @f2(i33 %a2, i33 %b2, i33 %c2)
  %s2 = call i33 @f2(i33 %r2, i33 1, i33 %a2)
  %q2 = getelementptr i8, ptr addrspace(1) %out, i32 6144
  %qa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q2, i32 %i
  %qb2 = getelementptr i8, ptr addrspace(1) %qa2, i32 16
  %xr2 = zext i33 %r2 to i64
  store i64 %xr2, ptr addrspace(1) %qa2, align 4
  %xs2 = zext i33 %s2 to i64
  store i64 %xs2, ptr addrspace(1) %qb2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %in, i32 9216
  %pa3 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p3, i32 %i
  %pb3 = getelementptr i8, ptr addrspace(1) %pa3, i32 16
  %pc3 = getelementptr i8, ptr addrspace(1) %pa3, i32 32
  %wa3 = load i64, ptr addrspace(1) %pa3, align 4
  %a3 = trunc i64 %wa3 to i48
  %wb3 = load i64, ptr addrspace(1) %pb3, align 4
  %b3 = trunc i64 %wb3 to i48
  %wc3 = load i64, ptr addrspace(1) %pc3, align 4
  %c3 = trunc i64 %wc3 to i48
  %r3 = call i48 @f3(i48 %a3, i48 %b3, i48 %c3)
  %s3 = call i48 @f3(i48 %r3, i48 1, i48 %a3)
  %q3 = getelementptr i8, ptr addrspace(1) %out, i32 9216
  %qa3 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q3, i32 %i
  %qb3 = getelementptr i8, ptr addrspace(1) %qa3, i32 16
  %xr3 = zext i48 %r3 to i64
  store i64 %xr3, ptr addrspace(1) %qa3, align 4
  %xs3 = zext i48 %s3 to i64
  store i64 %xs3, ptr addrspace(1) %qb3, align 4
  %p4 = getelementptr i8, ptr addrspace(1) %in, i32 12288
  %pa4 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p4, i32 %i
  %pb4 = getelementptr i8, ptr addrspace(1) %pa4, i32 16
  %pc4 = getelementptr i8, ptr addrspace(1) %pa4, i32 32
  %wa4 = load i128, ptr addrspace(1) %pa4, align 4
  %a4 = trunc i128 %wa4 to i65
  %wb4 = load i128, ptr addrspace(1) %pb4, align 4
  %b4 = trunc i128 %wb4 to i65
  %wc4 = load i128, ptr addrspace(1) %pc4, align 4
  %c4 = trunc i128 %wc4 to i65
  %r4 = call i65 @f4(i65 %a4, i65 %b4, i65 %c4)
  %s4 = call i65 @f4(i65 %r4, i65 1, i65 %a4)
  %q4 = getelementptr i8, ptr addrspace(1) %out, i32 12288
  %qa4 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q4, i32 %i
  %qb4 = getelementptr i8, ptr addrspace(1) %qa4, i32 16
  %xr4 = zext i65 %r4 to i128
  store i128 %xr4, ptr addrspace(1) %qa4, align 4
  %xs4 = zext i65 %s4 to i128
  store i128 %xs4, ptr addrspace(1) %qb4, align 4
  %p5 = getelementptr i8, ptr addrspace(1) %in, i32 15360
  %pa5 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p5, i32 %i
  %pb5 = getelementptr i8, ptr addrspace(1) %pa5, i32 16
  %pc5 = getelementptr i8, ptr addrspace(1) %pa5, i32 32
  %wa5 = load i128, ptr addrspace(1) %pa5, align 4
  %a5 = trunc i128 %wa5 to i96
  %wb5 = load i128, ptr addrspace(1) %pb5, align 4
  %b5 = trunc i128 %wb5 to i96
  %wc5 = load i128, ptr addrspace(1) %pc5, align 4
  %c5 = trunc i128 %wc5 to i96
  %r5 = call i96 @f5(i96 %a5, i96 %b5, i96 %c5)
  %s5 = call i96 @f5(i96 %r5, i96 1, i96 %a5)
  %q5 = getelementptr i8, ptr addrspace(1) %out, i32 15360
  %qa5 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q5, i32 %i
  %qb5 = getelementptr i8, ptr addrspace(1) %qa5, i32 16
  %xr5 = zext i96 %r5 to i128
  store i128 %xr5, ptr addrspace(1) %qa5, align 4
  %xs5 = zext i96 %s5 to i128
  store i128 %xs5, ptr addrspace(1) %qb5, align 4
  br label %end

end:
  ret void
}

;; callee
define i7 @f0(i7 %a, i7 %b, i7 %c) {
  %x = add i7 %a, %b
  %y = xor i7 %x, %c
  ret i7 %y
}

define i24 @f1(i24 %a, i24 %b, i24 %c) {
  %x = add i24 %a, %b
  %y = xor i24 %x, %c
  ret i24 %y
}

define i33 @f2(i33 %a, i33 %b, i33 %c) {
  %x = add i33 %a, %b
  %y = xor i33 %x, %c
  ret i33 %y
}

define i48 @f3(i48 %a, i48 %b, i48 %c) {
  %x = add i48 %a, %b
  %y = xor i48 %x, %c
  ret i48 %y
}

define i65 @f4(i65 %a, i65 %b, i65 %c) {
  %x = add i65 %a, %b
  %y = xor i65 %x, %c
  ret i65 %y
}

define i96 @f5(i96 %a, i96 %b, i96 %c) {
  %x = add i96 %a, %b
  %y = xor i96 %x, %c
  ret i96 %y
}
