; vectors of bits
; launch k 64,1,1 64,1,1 0 buf:u8:9216 buf:u8:9216
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

declare <2 x i1> @f0(<2 x i1>, <2 x i1>, <2 x i1>)
declare <4 x i1> @f1(<4 x i1>, <4 x i1>, <4 x i1>)
declare <8 x i1> @f2(<8 x i1>, <8 x i1>, <8 x i1>)

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
  %wa0 = load <2 x i8>, ptr addrspace(1) %pa0, align 4
  %a0 = trunc <2 x i8> %wa0 to <2 x i1>
  %wb0 = load <2 x i8>, ptr addrspace(1) %pb0, align 4
  %b0 = trunc <2 x i8> %wb0 to <2 x i1>
  %wc0 = load <2 x i8>, ptr addrspace(1) %pc0, align 4
  %c0 = trunc <2 x i8> %wc0 to <2 x i1>
  %r0 = call <2 x i1> @f0(<2 x i1> %a0, <2 x i1> %b0, <2 x i1> %c0)
  %s0 = call <2 x i1> @f0(<2 x i1> %r0, <2 x i1> zeroinitializer, <2 x i1> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  %xr0 = zext <2 x i1> %r0 to <2 x i8>
  store <2 x i8> %xr0, ptr addrspace(1) %qa0, align 4
  %xs0 = zext <2 x i1> %s0 to <2 x i8>
  store <2 x i8> %xs0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 16
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 32
  %wa1 = load <4 x i8>, ptr addrspace(1) %pa1, align 4
  %a1 = trunc <4 x i8> %wa1 to <4 x i1>
  %wb1 = load <4 x i8>, ptr addrspace(1) %pb1, align 4
  %b1 = trunc <4 x i8> %wb1 to <4 x i1>
  %wc1 = load <4 x i8>, ptr addrspace(1) %pc1, align 4
  %c1 = trunc <4 x i8> %wc1 to <4 x i1>
  %r1 = call <4 x i1> @f1(<4 x i1> %a1, <4 x i1> %b1, <4 x i1> %c1)
  %s1 = call <4 x i1> @f1(<4 x i1> %r1, <4 x i1> zeroinitializer, <4 x i1> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 16
  %xr1 = zext <4 x i1> %r1 to <4 x i8>
  store <4 x i8> %xr1, ptr addrspace(1) %qa1, align 4
  %xs1 = zext <4 x i1> %s1 to <4 x i8>
  store <4 x i8> %xs1, ptr addrspace(1) %qb1, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %in, i32 6144
  %pa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %p2, i32 %i
  %pb2 = getelementptr i8, ptr addrspace(1) %pa2, i32 16
  %pc2 = getelementptr i8, ptr addrspace(1) %pa2, i32 32
  %wa2 = load <8 x i8>, ptr addrspace(1) %pa2, align 4
  %a2 = trunc <8 x i8> %wa2 to <8 x i1>
  %wb2 = load <8 x i8>, ptr addrspace(1) %pb2, align 4
  %b2 = trunc <8 x i8> %wb2 to <8 x i1>
  %wc2 = load <8 x i8>, ptr addrspace(1) %pc2, align 4
  %c2 = trunc <8 x i8> %wc2 to <8 x i1>
  %r2 = call <8 x i1> @f2(<8 x i1> %a2, <8 x i1> %b2, <8 x i1> %c2)
  %s2 = call <8 x i1> @f2(<8 x i1> %r2, <8 x i1> zeroinitializer, <8 x i1> %a2)
  %q2 = getelementptr i8, ptr addrspace(1) %out, i32 6144
  %qa2 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q2, i32 %i
  %qb2 = getelementptr i8, ptr addrspace(1) %qa2, i32 16
  %xr2 = zext <8 x i1> %r2 to <8 x i8>
  store <8 x i8> %xr2, ptr addrspace(1) %qa2, align 4
  %xs2 = zext <8 x i1> %s2 to <8 x i8>
  store <8 x i8> %xs2, ptr addrspace(1) %qb2, align 4
  br label %end

end:
  ret void
}

;; callee
define <2 x i1> @f0(<2 x i1> %a, <2 x i1> %b, <2 x i1> %c) {
  %x = xor <2 x i1> %a, %b
  %y = or <2 x i1> %x, %c
  ret <2 x i1> %y
}

define <4 x i1> @f1(<4 x i1> %a, <4 x i1> %b, <4 x i1> %c) {
  %x = xor <4 x i1> %a, %b
  %y = or <4 x i1> %x, %c
  ret <4 x i1> %y
}

define <8 x i1> @f2(<8 x i1> %a, <8 x i1> %b, <8 x i1> %c) {
  %x = xor <8 x i1> %a, %b
  %y = or <8 x i1> %x, %c
  ret <8 x i1> %y
}
