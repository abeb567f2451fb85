; double
; launch k 64,1,1 64,1,1 0 buf:f64:384 buf:f64:384
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

declare double @f0(double, double, double)

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
  %a0 = load double, ptr addrspace(1) %pa0, align 4
  %b0 = load double, ptr addrspace(1) %pb0, align 4
  %c0 = load double, ptr addrspace(1) %pc0, align 4
  %r0 = call double @f0(double %a0, double %b0, double %c0)
  %s0 = call double @f0(double %r0, double 1.5, double %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store double %r0, ptr addrspace(1) %qa0, align 4
  store double %s0, ptr addrspace(1) %qb0, align 4
  br label %end

end:
  ret void
}

;; callee
define double @f0(double %a, double %b, double %c) {
  %x = fadd double %a, %b
  %y = fmul double %x, %c
  ret double %y
}
