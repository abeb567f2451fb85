; i1 signext
; launch k 64,1,1 64,1,1 0 buf:u8:3072 buf:u8:3072
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

declare signext i1 @f0(i1 signext, i1 signext, i1 signext)

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
  %a0 = trunc i8 %wa0 to i1
  %wb0 = load i8, ptr addrspace(1) %pb0, align 4
  %b0 = trunc i8 %wb0 to i1
  %wc0 = load i8, ptr addrspace(1) %pc0, align 4
  %c0 = trunc i8 %wc0 to i1
  %r0 = call signext i1 @f0(i1 signext %a0, i1 signext %b0, i1 signext %c0)
  %s0 = call signext i1 @f0(i1 signext %r0, i1 signext true, i1 signext %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  %xr0 = sext i1 %r0 to i8
  store i8 %xr0, ptr addrspace(1) %qa0, align 4
  %xs0 = sext i1 %s0 to i8
  store i8 %xs0, ptr addrspace(1) %qb0, align 4
  br label %end

end:
  ret void
}

;; callee
define signext i1 @f0(i1 signext %a, i1 signext %b, i1 signext %c) {
  %x = or i1 %a, %b
  %y = xor i1 %x, %c
  ret i1 %y
}
