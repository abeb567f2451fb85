; vectors of two to eight words
; launch k 64,1,1 64,1,1 0 buf:u8:19200 buf:u8:19200
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

declare <2 x i32> @f0(<2 x i32>, <2 x i32>, <2 x i32>)
declare <3 x i32> @f1(<3 x i32>, <3 x i32>, <3 x i32>)
declare <4 x i32> @f2(<4 x i32>, <4 x i32>, <4 x i32>)
declare <5 x i32> @f3(<5 x i32>, <5 x i32>, <5 x i32>)
declare <8 x i32> @f4(<8 x i32>, <8 x i32>, <8 x i32>)

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
  %a0 = load <2 x i32>, ptr addrspace(1) %pa0, align 4
  %b0 = load <2 x i32>, ptr addrspace(1) %pb0, align 4
  %c0 = load <2 x i32>, ptr addrspace(1) %pc0, align 4
  %r0 = call <2 x i32> @f0(<2 x i32> %a0, <2 x i32> %b0, <2 x i32> %c0)
  %s0 = call <2 x i32> @f0(<2 x i32> %r0, <2 x i32> zeroinitializer, <2 x i32> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store <2 x i32> %r0, ptr addrspace(1) %qa0, align 4
  store <2 x i32> %s0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 16
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 32
  %a1 = load <3 x i32>, ptr addrspace(1) %pa1, align 4
  %b1 = load <3 x i32>, ptr addrspace(1) %pb1, align 4
  %c1 = load <3 x i32>, ptr addrspace(1) %pc1, align 4
  %r1 = call <3 x i32> @f1(<3 x i32> %a1, <3 x i32> %b1, <3 x i32> %c1)
  %s1 = call <3 x i32> @f1(<3 x i32> %r1, <3 x i32> zeroinitializer, <3 x i32> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 16
  store <3 x i32> %r1, ptr addrspace(1) %qa1, align 4
  store <3 x i32> %s1, ptr addrspace(1) %qb1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %in, i32 6144
  %pa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p2, i32 %i
  %pb2 = getelementptr i8, ptr addrspace(1) %pa2, i32 16
  %pc2 = getelementptr i8, ptr addrspace(1) %pa2, i32 32
  %a2 = load <4 x i32>, ptr addrspace(1) %pa2, align 4
  %b2 = load <4 x i32>, ptr addrspace(1) %pb2, align 4
  %c2 = load <4 x i32>, ptr addrspace(1) %pc2, align 4
  %r2 = call <4 x i32> @f2(<4 x i32> %a2, <4 x i32> %b2, <4 x i32> %c2)
  %s2 = call <4 x i32> @f2(<4 x i32> %r2, <4 x i32> zeroinitializer, <4 x i32> %a2)
  %q2 = getelementptr i8, ptr addrspace(1) %out, i32 6144
  %qa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q2, i32 %i
  %qb2 = getelementptr i8, ptr addrspace(1) %qa2, i32 16
  store <4 x i32> %r2, ptr addrspace(1) %qa2, align 4
  store <4 x i32> %s2, ptr addrspace(1) %qb2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %in, i32 9216
  %pa3 = getelementptr [3 x [20 x i8]], ptr addrspace(1) %p3, i32 %i
  %pb3 = getelementptr i8, ptr addrspace(1) %pa3, i32 20
  %pc3 = getelementptr i8, ptr addrspace(1) %pa3, i32 40
  %a3 = load <5 x i32>, ptr addrspace(1) %pa3, align 4
  %b3 = load <5 x i32>, ptr addrspace(1) %pb3, align 4
  %c3 = load <5 x i32>, ptr addrspace(1) %pc3, align 4
  %r3 = call <5 x i32> @f3(<5 x i32> %a3, <5 x i32> %b3, <5 x i32> %c3)
  %s3 = call <5 x i32> @f3(<5 x i32> %r3, <5 x i32> zeroinitializer, <5 x i32> %a3)
  %q3 = getelementptr i8, ptr addrspace(1) %out, i32 9216
  %qa3 = getelementptr [3 x [20 x i8]], ptr addrspace(1) %q3, i32 %i
  %qb3 = getelementptr i8, ptr addrspace(1) %qa3, i32 20
  store <5 x i32> %r3, ptr addrspace(1) %qa3, align 4
  store <5 x i32> %s3, ptr addrspace(1) %qb3, align 4
  %p4 = getelementptr i8, ptr addrspace(1) %in, i32 13056
  %pa4 = getelementptr [3 x [32 x i8]], ptr addrspace(1) %p4, i32 %i
  %pb4 = getelementptr i8, ptr addrspace(1) %pa4, i32 32
  %pc4 = getelementptr i8, ptr addrspace(1) %pa4, i32 64
  %a4 = load <8 x i32>, ptr addrspace(1) %pa4, align 4
  %b4 = load <8 x i32>, ptr addrspace(1) %pb4, align 4
  %c4 = load <8 x i32>, ptr addrspace(1) %pc4, align 4
  %r4 = call <8 x i32> @f4(<8 x i32> %a4, <8 x i32> %b4, <8 x i32> %c4)
  %s4 = call <8 x i32> @f4(<8 x i32> %r4, <8 x i32> zeroinitializer, <8 x i32> %a4)
  %q4 = getelementptr i8, ptr addrspace(1) %out, i32 13056
  %qa4 = getelementptr [3 x [32 x i8]], ptr addrspace(1) %q4, i32 %i
  %qb4 = getelementptr i8, ptr addrspace(1) %qa4, i32 32
  store <8 x i32> %r4, ptr addrspace(1) %qa4, align 4
  store <8 x i32> %s4, ptr addrspace(1) %qb4, align 4
  br label %end

end:
  ret void
}

;; callee
define <2 x i32> @f0(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
  %x = add <2 x i32> %a, %b
  %y = xor <2 x i32> %x, %c
  ret <2 x i32> %y
}

define <3 x i32> @f1(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c) {
  %x = add <3 x i32> %a, %b
  %y = xor <3 x i32> %x, %c
  ret <3 x i32> %y
}

define <4 x i32> @f2(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %x = add <4 x i32> %a, %b
  %y = xor <4 x i32> %x, %c
  ret <4 x i32> %y
}

define <5 x i32> @f3(<5 x i32> %a, <5 x i32> %b, <5 x i32> %c) {
  %x = add <5 x i32> %a, %b
  %y = xor <5 x i32> %x, %c
  ret <5 x i32> %y
}

define <8 x i32> @f4(<8 x i32> %a, <8 x i32> %b, <8 x i32> %c) {
  %x = add <8 x i32> %a, %b
  %y = xor <8 x i32> %x, %c
  ret <8 x i32> %y
}
