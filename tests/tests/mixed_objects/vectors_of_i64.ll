; vectors of double words
; launch k 64,1,1 64,1,1 0 buf:u8:13824 buf:u8:13824
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

declare <2 x i64> @f0(<2 x i64>, <2 x i64>, <2 x i64>)
declare <3 x i64> @f1(<3 x i64>, <3 x i64>, <3 x i64>)
declare <4 x i64> @f2(<4 x i64>, <4 x i64>, <4 x i64>)

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
  %a0 = load <2 x i64>, ptr addrspace(1) %pa0, align 4
  %b0 = load <2 x i64>, ptr addrspace(1) %pb0, align 4
  %c0 = load <2 x i64>, ptr addrspace(1) %pc0, align 4
  %r0 = call <2 x i64> @f0(<2 x i64> %a0, <2 x i64> %b0, <2 x i64> %c0)
  %s0 = call <2 x i64> @f0(<2 x i64> %r0, <2 x i64> zeroinitializer, <2 x i64> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store <2 x i64> %r0, ptr addrspace(1) %qa0, align 4
  store <2 x i64> %s0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [24 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 24
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 48
  %a1 = load <3 x i64>, ptr addrspace(1) %pa1, align 4
  %b1 = load <3 x i64>, ptr addrspace(1) %pb1, align 4
  %c1 = load <3 x i64>, ptr addrspace(1) %pc1, align 4
  %r1 = call <3 x i64> @f1(<3 x i64> %a1, <3 x i64> %b1, <3 x i64> %c1)
  %s1 = call <3 x i64> @f1(<3 x i64> %r1, <3 x i64> zeroinitializer, <3 x i64> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [24 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 24
  store <3 x i64> %r1, ptr addrspace(1) %qa1, align 4
  store <3 x i64> %s1, ptr addrspace(1) %qb1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %in, i32 7680
  %pa2 = getelementptr [3 x [32 x i8]], ptr addrspace(1) %p2, i32 %i
  %pb2 = getelementptr i8, ptr addrspace(1) %pa2, i32 32
  %pc2 = getelementptr i8, ptr addrspace(1) %pa2, i32 64
  %a2 = load <4 x i64>, ptr addrspace(1) %pa2, align 4
  %b2 = load <4 x i64>, ptr addrspace(1) %pb2, align 4
  %c2 = load <4 x i64>, ptr addrspace(1) %pc2, align 4
  %r2 = call <4 x i64> @f2(<4 x i64> %a2, <4 x i64> %b2, <4 x i64> %c2)
  %s2 = call <4 x i64> @f2(<4 x i64> %r2, <4 x i64> zeroinitializer, <4 x i64> %a2)
  %q2 = getelementptr i8, ptr addrspace(1) %out, i32 7680
  %qa2 = getelementptr [3 x [32 x i8]], ptr addrspace(1) %q2, i32 %i
  %qb2 = getelementptr i8, ptr addrspace(1) %qa2, i32 32
  store <4 x i64> %r2, ptr addrspace(1) %qa2, align 4
  store <4 x i64> %s2, ptr addrspace(1) %qb2, align 4
  br label %end

end:
  ret void
}

;; callee
define <2 x i64> @f0(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c) {
  %x = add <2 x i64> %a, %b
  %y = xor <2 x i64> %x, %c
  ret <2 x i64> %y
}

define <3 x i64> @f1(<3 x i64> %a, <3 x i64> %b, <3 x i64> %c) {
  %x = add <3 x i64> %a, %b
  %y = xor <3 x i64> %x, %c
  ret <3 x i64> %y
}

define <4 x i64> @f2(<4 x i64> %a, <4 x i64> %b, <4 x i64> %c) {
  %x = add <4 x i64> %a, %b
  %y = xor <4 x i64> %x, %c
  ret <4 x i64> %y
}
