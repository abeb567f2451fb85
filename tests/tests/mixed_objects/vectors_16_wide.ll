; vectors of sixteen words: the third argument is on the stack
; launch k 64,1,1 64,1,1 0 buf:f32:6144 buf:f32:6144
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

declare <16 x i32> @f0(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x float> @f1(<16 x float>, <16 x float>, <16 x float>)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %i, 3
  %some = icmp ne i32 %odd, 1
  br i1 %some, label %then, label %end

then:
  %p0 = getelementptr i8, ptr addrspace(1) %in, i32 0
  %pa0 = getelementptr [3 x [64 x i8]], ptr addrspace(1) %p0, i32 %i
  %pb0 = getelementptr i8, ptr addrspace(1) %pa0, i32 64
  %pc0 = getelementptr i8, ptr addrspace(1) %pa0, i32 128
  %a0 = load <16 x i32>, ptr addrspace(1) %pa0, align 4
  %b0 = load <16 x i32>, ptr addrspace(1) %pb0, align 4
  %c0 = load <16 x i32>, ptr addrspace(1) %pc0, align 4
  %r0 = call <16 x i32> @f0(<16 x i32> %a0, <16 x i32> %b0, <16 x i32> %c0)
  %s0 = call <16 x i32> @f0(<16 x i32> %r0, <16 x i32> zeroinitializer, <16 x i32> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [64 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 64
  store <16 x i32> %r0, ptr addrspace(1) %qa0, align 4
  store <16 x i32> %s0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 12288
  %pa1 = getelementptr [3 x [64 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 64
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 128
  %a1 = load <16 x float>, ptr addrspace(1) %pa1, align 4
  %b1 = load <16 x float>, ptr addrspace(1) %pb1, align 4
  %c1 = load <16 x float>, ptr addrspace(1) %pc1, align 4
  %r1 = call <16 x float> @f1(<16 x float> %a1, <16 x float> %b1, <16 x float> %c1)
  %s1 = call <16 x float> @f1(<16 x float> %r1, <16 x float> zeroinitializer, <16 x float> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 12288
  %qa1 = getelementptr [3 x [64 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 64
  store <16 x float> %r1, ptr addrspace(1) %qa1, align 4
  store <16 x float> %s1, ptr addrspace(1) %qb1, align 4
  br label %end

end:
  ret void
}

;; callee
define <16 x i32> @f0(<16 x i32> %a, <16 x i32> %b, <16 x i32> %c) {
  %x = add <16 x i32> %a, %b
  %y = xor <16 x i32> %x, %c
  ret <16 x i32> %y
}

define <16 x float> @f1(<16 x float> %a, <16 x float> %b, <16 x float> %c) {
  %x = fadd <16 x float> %a, %b
  %y = fmul <16 x float> %x, %c
  ret <16 x float> %y
}
