; vectors of bfloats, in pairs
; not on gfx701
; launch k 64,1,1 64,1,1 0 buf:bf16:4608 buf:bf16:4608
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

declare <2 x bfloat> @f0(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
declare <3 x bfloat> @f1(<3 x bfloat>, <3 x bfloat>, <3 x bfloat>)
declare <4 x bfloat> @f2(<4 x bfloat>, <4 x bfloat>, <4 x bfloat>)

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
  %a0 = load <2 x bfloat>, ptr addrspace(1) %pa0, align 4
  %b0 = load <2 x bfloat>, ptr addrspace(1) %pb0, align 4
  %c0 = load <2 x bfloat>, ptr addrspace(1) %pc0, align 4
  %r0 = call <2 x bfloat> @f0(<2 x bfloat> %a0, <2 x bfloat> %b0, <2 x bfloat> %c0)
  %s0 = call <2 x bfloat> @f0(<2 x bfloat> %r0, <2 x bfloat> zeroinitializer, <2 x bfloat> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store <2 x bfloat> %r0, ptr addrspace(1) %qa0, align 4
  store <2 x bfloat> %s0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 16
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 32
  %a1 = load <3 x bfloat>, ptr addrspace(1) %pa1, align 4
  %b1 = load <3 x bfloat>, ptr addrspace(1) %pb1, align 4
  %c1 = load <3 x bfloat>, ptr addrspace(1) %pc1, align 4
  %r1 = call <3 x bfloat> @f1(<3 x bfloat> %a1, <3 x bfloat> %b1, <3 x bfloat> %c1)
  %s1 = call <3 x bfloat> @f1(<3 x bfloat> %r1, <3 x bfloat> zeroinitializer, <3 x bfloat> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 16
  store <3 x bfloat> %r1, ptr addrspace(1) %qa1, align 4
  store <3 x bfloat> %s1, ptr addrspace(1) %qb1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %in, i32 6144
  %pa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p2, i32 %i
  %pb2 = getelementptr i8, ptr addrspace(1) %pa2, i32 16
  %pc2 = getelementptr i8, ptr addrspace(1) %pa2, i32 32
  %a2 = load <4 x bfloat>, ptr addrspace(1) %pa2, align 4
  %b2 = load <4 x bfloat>, ptr addrspace(1) %pb2, align 4
  %c2 = load <4 x bfloat>, ptr addrspace(1) %pc2, align 4
  %r2 = call <4 x bfloat> @f2(<4 x bfloat> %a2, <4 x bfloat> %b2, <4 x bfloat> %c2)
  %s2 = call <4 x bfloat> @f2(<4 x bfloat> %r2, <4 x bfloat> zeroinitializer, <4 x bfloat> %a2)
  %q2 = getelementptr i8, ptr addrspace(1) %out, i32 6144
  %qa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q2, i32 %i
  %qb2 = getelementptr i8, ptr addrspace(1) %qa2, i32 16
  store <4 x bfloat> %r2, ptr addrspace(1) %qa2, align 4
  store <4 x bfloat> %s2, ptr addrspace(1) %qb2, align 4
  br label %end

end:
  ret void
}

;; callee
define <2 x bfloat> @f0(<2 x bfloat> %a, <2 x bfloat> %b, <2 x bfloat> %c) {
  %x = fadd <2 x bfloat> %a, %b
  %y = fmul <2 x bfloat> %x, %c
  ret <2 x bfloat> %y
}

define <3 x bfloat> @f1(<3 x bfloat> %a, <3 x bfloat> %b, <3 x bfloat> %c) {
  %x = fadd <3 x bfloat> %a, %b
  %y = fmul <3 x bfloat> %x, %c
  ret <3 x bfloat> %y
}

define <4 x bfloat> @f2(<4 x bfloat> %a, <4 x bfloat> %b, <4 x bfloat> %c) {
  %x = fadd <4 x bfloat> %a, %b
  %y = fmul <4 x bfloat> %x, %c
  ret <4 x bfloat> %y
}
