; vectors of halves, in pairs
; not on gfx701
; launch k 64,1,1 64,1,1 0 buf:f16:6144 buf:f16:6144
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

declare <2 x half> @f0(<2 x half>, <2 x half>, <2 x half>)
declare <3 x half> @f1(<3 x half>, <3 x half>, <3 x half>)
declare <4 x half> @f2(<4 x half>, <4 x half>, <4 x half>)
declare <7 x half> @f3(<7 x half>, <7 x half>, <7 x half>)

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
  %a0 = load <2 x half>, ptr addrspace(1) %pa0, align 4
  %b0 = load <2 x half>, ptr addrspace(1) %pb0, align 4
  %c0 = load <2 x half>, ptr addrspace(1) %pc0, align 4
  %r0 = call <2 x half> @f0(<2 x half> %a0, <2 x half> %b0, <2 x half> %c0)
  %s0 = call <2 x half> @f0(<2 x half> %r0, <2 x half> zeroinitializer, <2 x half> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store <2 x half> %r0, ptr addrspace(1) %qa0, align 4
  store <2 x half> %s0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 16
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 32
  %a1 = load <3 x half>, ptr addrspace(1) %pa1, align 4
  %b1 = load <3 x half>, ptr addrspace(1) %pb1, align 4
  %c1 = load <3 x half>, ptr addrspace(1) %pc1, align 4
  %r1 = call <3 x half> @f1(<3 x half> %a1, <3 x half> %b1, <3 x half> %c1)
  %s1 = call <3 x half> @f1(<3 x half> %r1, <3 x half> zeroinitializer, <3 x half> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 16
  store <3 x half> %r1, ptr addrspace(1) %qa1, align 4
  store <3 x half> %s1, ptr addrspace(1) %qb1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %in, i32 6144
  %pa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p2, i32 %i
  %pb2 = getelementptr i8, ptr addrspace(1) %pa2, i32 16
  %pc2 = getelementptr i8, ptr addrspace(1) %pa2, i32 32
  %a2 = load <4 x half>, ptr addrspace(1) %pa2, align 4
  %b2 = load <4 x half>, ptr addrspace(1) %pb2, align 4
  %c2 = load <4 x half>, ptr addrspace(1) %pc2, align 4
  %r2 = call <4 x half> @f2(<4 x half> %a2, <4 x half> %b2, <4 x half> %c2)
  %s2 = call <4 x half> @f2(<4 x half> %r2, <4 x half> zeroinitializer, <4 x half> %a2)
  %q2 = getelementptr i8, ptr addrspace(1) %out, i32 6144
  %qa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q2, i32 %i
  %qb2 = getelementptr i8, ptr addrspace(1) %qa2, i32 16
  store <4 x half> %r2, ptr addrspace(1) %qa2, align 4
  store <4 x half> %s2, ptr addrspace(1) %qb2, align 4
  %p3 = getelementptr i8, ptr addrspace(1) %in, i32 9216
  %pa3 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p3, i32 %i
  %pb3 = getelementptr i8, ptr addrspace(1) %pa3, i32 16
  %pc3 = getelementptr i8, ptr addrspace(1) %pa3, i32 32
  %a3 = load <7 x half>, ptr addrspace(1) %pa3, align 4
  %b3 = load <7 x half>, ptr addrspace(1) %pb3, align 4
  %c3 = load <7 x half>, ptr addrspace(1) %pc3, align 4
  %r3 = call <7 x half> @f3(<7 x half> %a3, <7 x half> %b3, <7 x half> %c3)
  %s3 = call <7 x half> @f3(<7 x half> %r3, <7 x half> zeroinitializer, <7 x half> %a3)
  %q3 = getelementptr i8, ptr addrspace(1) %out, i32 9216
  %qa3 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q3, i32 %i
  %qb3 = getelementptr i8, ptr addrspace(1) %qa3, i32 16
  store <7 x half> %r3, ptr addrspace(1) %qa3, align 4
  store <7 x half> %s3, ptr addrspace(1) %qb3, align 4
  br label %end

end:
  ret void
}

;; callee
define <2 x half> @f0(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
  %x = fadd <2 x half> %a, %b
  %y = fmul <2 x half> %x, %c
  ret <2 x half> %y
}

define <3 x half> @f1(<3 x half> %a, <3 x half> %b, <3 x half> %c) {
  %x = fadd <3 x half> %a, %b
  %y = fmul <3 x half> %x, %c
  ret <3 x half> %y
}

define <4 x half> @f2(<4 x half> %a, <4 x half> %b, <4 x half> %c) {
  %x = fadd <4 x half> %a, %b
  %y = fmul <4 x half> %x, %c
  ret <4 x half> %y
}

define <7 x half> @f3(<7 x half> %a, <7 x half> %b, <7 x half> %c) {
  %x = fadd <7 x half> %a, %b
  %y = fmul <7 x half> %x, %c
  ret <7 x half> %y
}
