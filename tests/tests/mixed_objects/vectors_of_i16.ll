; vectors of 16-bit integers, in pairs
; launch k 64,1,1 64,1,1 0 buf:u8:15360 buf:u8:15360
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

declare <2 x i16> @f0(<2 x i16>, <2 x i16>, <2 x i16>)
declare <3 x i16> @f1(<3 x i16>, <3 x i16>, <3 x i16>)
declare <4 x i16> @f2(<4 x i16>, <4 x i16>, <4 x i16>)
declare <5 x i16> @f3(<5 x i16>, <5 x i16>, <5 x i16>)
declare <8 x i16> @f4(<8 x i16>, <8 x i16>, <8 x i16>)

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
  %a0 = load <2 x i16>, ptr addrspace(1) %pa0, align 4
  %b0 = load <2 x i16>, ptr addrspace(1) %pb0, align 4
  %c0 = load <2 x i16>, ptr addrspace(1) %pc0, align 4
  %r0 = call <2 x i16> @f0(<2 x i16> %a0, <2 x i16> %b0, <2 x i16> %c0)
  %s0 = call <2 x i16> @f0(<2 x i16> %r0, <2 x i16> zeroinitializer, <2 x i16> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store <2 x i16> %r0, ptr addrspace(1) %qa0, align 4
  store <2 x i16> %s0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 16
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 32
  %a1 = load <3 x i16>, ptr addrspace(1) %pa1, align 4
  %b1 = load <3 x i16>, ptr addrspace(1) %pb1, align 4
  %c1 = load <3 x i16>, ptr addrspace(1) %pc1, align 4
  %r1 = call <3 x i16> @f1(<3 x i16> %a1, <3 x i16> %b1, <3 x i16> %c1)
  %s1 = call <3 x i16> @f1(<3 x i16> %r1, <3 x i16> zeroinitializer, <3 x i16> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 16
  store <3 x i16> %r1, ptr addrspace(1) %qa1, align 4
  store <3 x i16> %s1, ptr addrspace(1) %qb1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %in, i32 6144
  %pa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p2, i32 %i
  %pb2 = getelementptr i8, ptr addrspace(1) %pa2, i32 16
  %pc2 = getelementptr i8, ptr addrspace(1) %pa2, i32 32
  %a2 = load <4 x i16>, ptr addrspace(1) %pa2, align 4
  %b2 = load <4 x i16>, ptr addrspace(1) %pb2, align 4
  %c2 = load <4 x i16>, ptr addrspace(1) %pc2, align 4
  %r2 = call <4 x i16> @f2(<4 x i16> %a2, <4 x i16> %b2, <4 x i16> %c2)
  %s2 = call <4 x i16> @f2(<4 x i16> %r2, <4 x i16> zeroinitializer, <4 x i16> %a2)
  %q2 = getelementptr i8, ptr addrspace(1) %out, i32 6144
  %qa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q2, i32 %i
  %qb2 = getelementptr i8, ptr addrspace(1) %qa2, i32 16
  store <4 x i16> %r2, ptr addrspace(1) %qa2, align 4
  store <4 x i16> %s2, ptr addrspace(1) %qb2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %in, i32 9216
  %pa3 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p3, i32 %i
  %pb3 = getelementptr i8, ptr addrspace(1) %pa3, i32 16
  %pc3 = getelementptr i8, ptr addrspace(1) %pa3, i32 32
  %a3 = load <5 x i16>, ptr addrspace(1) %pa3, align 4
  %b3 = load <5 x i16>, ptr addrspace(1) %pb3, align 4
  %c3 = load <5 x i16>, ptr addrspace(1) %pc3, align 4
  %r3 = call <5 x i16> @f3(<5 x i16> %a3, <5 x i16> %b3, <5 x i16> %c3)
  %s3 = call <5 x i16> @f3(<5 x i16> %r3, <5 x i16> zeroinitializer, <5 x i16> %a3)
  %q3 = getelementptr i8, ptr addrspace(1) %out, i32 9216
  %qa3 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q3, i32 %i
  %qb3 = getelementptr i8, ptr addrspace(1) %qa3, i32 16
  store <5 x i16> %r3, ptr addrspace(1) %qa3, align 4
  store <5 x i16> %s3, ptr addrspace(1) %qb3, align 4
  %p4 = getelementptr i8, ptr addrspace(1) %in, i32 12288
  %pa4 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p4, i32 %i
  %pb4 = getelementptr i8, ptr addrspace(1) %pa4, i32 16
  %pc4 = getelementptr i8, ptr addrspace(1) %pa4, i32 32
  %a4 = load <8 x i16>, ptr addrspace(1) %pa4, align 4
  %b4 = load <8 x i16>, ptr addrspace(1) %pb4, align 4
  %c4 = load <8 x i16>, ptr addrspace(1) %pc4, align 4
  %r4 = call <8 x i16> @f4(<8 x i16> %a4, <8 x i16> %b4, <8 x i16> %c4)
  %s4 = call <8 x i16> @f4(<8 x i16> %r4, <8 x i16> zeroinitializer, <8 x i16> %a4)
  %q4 = getelementptr i8, ptr addrspace(1) %out, i32 12288
  %qa4 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q4, i32 %i
  %qb4 = getelementptr i8, ptr addrspace(1) %qa4, i32 16
  store <8 x i16> %r4, ptr addrspace(1) %qa4, align 4
  store <8 x i16> %s4, ptr addrspace(1) %qb4, align 4
  br label %end

end:
  ret void
}

;; callee
define <2 x i16> @f0(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c) {
  %x = add <2 x i16> %a, %b
  %y = xor <2 x i16> %x, %c
  ret <2 x i16> %y
}

define <3 x i16> @f1(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c) {
  %x = add <3 x i16> %a, %b
  %y = xor <3 x i16> %x, %c
  ret <3 x i16> %y
}

define <4 x i16> @f2(<4 x i16> %a, <4 x i16> %b, <4 x i16> %c) {
  %x = add <4 x i16> %a, %b
  %y = xor <4 x i16> %x, %c
  ret <4 x i16> %y
}

define <5 x i16> @f3(<5 x i16> %a, <5 x i16> %b, <5 x i16> %c) {
  %x = add <5 x i16> %a, %b
  %y = xor <5 x i16> %x, %c
  ret <5 x i16> %y
}

define <8 x i16> @f4(<8 x i16> %a, <8 x i16> %b, <8 x i16> %c) {
  %x = add <8 x i16> %a, %b
  %y = xor <8 x i16> %x, %c
  ret <8 x i16> %y
}
