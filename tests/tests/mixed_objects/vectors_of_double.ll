; vectors of doubles
; launch k 64,1,1 64,1,1 0 buf:f64:960 buf:f64:960
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

declare <2 x double> @f0(<2 x double>, <2 x double>, <2 x double>)
declare <3 x double> @f1(<3 x double>, <3 x double>, <3 x double>)

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
  %a0 = load <2 x double>, ptr addrspace(1) %pa0, align 4
  %b0 = load <2 x double>, ptr addrspace(1) %pb0, align 4
  %c0 = load <2 x double>, ptr addrspace(1) %pc0, align 4
  %r0 = call <2 x double> @f0(<2 x double> %a0, <2 x double> %b0, <2 x double> %c0)
  %s0 = call <2 x double> @f0(<2 x double> %r0, <2 x double> zeroinitializer, <2 x double> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store <2 x double> %r0, ptr addrspace(1) %qa0, align 4
  store <2 x double> %s0, ptr addrspace(1) %qb0, align 4
  %p1 = getelementptr i8, ptr addrspace(1) %in, i32 3072
  %pa1 = getelementptr [3 x [24 x i8]], ptr addrspace(1) %p1, i32 %i
  %pb1 = getelementptr i8, ptr addrspace(1) %pa1, i32 24
  %pc1 = getelementptr i8, ptr addrspace(1) %pa1, i32 48
  %a1 = load <3 x double>, ptr addrspace(1) %pa1, align 4
  %b1 = load <3 x double>, ptr addrspace(1) %pb1, align 4
  %c1 = load <3 x double>, ptr addrspace(1) %pc1, align 4
  %r1 = call <3 x double> @f1(<3 x double> %a1, <3 x double> %b1, <3 x double> %c1)
  %s1 = call <3 x double> @f1(<3 x double> %r1, <3 x double> zeroinitializer, <3 x double> %a1)
  %q1 = getelementptr i8, ptr addrspace(1) %out, i32 3072
  %qa1 = getelementptr [3 x [24 x i8]], ptr addrspace(1) %q1, i32 %i
  %qb1 = getelementptr i8, ptr addrspace(1) %qa1, i32 24
  store <3 x double> %r1, ptr addrspace(1) %qa1, align 4
  store <3 x double> %s1, ptr addrspace(1) %qb1, align 4
  br label %end

end:
  ret void
}

;; callee
define <2 x double> @f0(<2 x double> %a, <2 x double> %b, <2 x double> %c) {
  %x = fadd <2 x double> %a, %b
  %y = fmul <2 x double> %x, %c
  ret <2 x double> %y
}

define <3 x double> @f1(<3 x double> %a, <3 x double> %b, <3 x double> %c) {
  %x = fadd <3 x double> %a, %b
  %y = fmul <3 x double> %x, %c
  ret <3 x double> %y
}
