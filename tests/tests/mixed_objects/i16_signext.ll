; i16 signext
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

declare signext i16 @f0(i16 signext, i16 signext, i16 signext)

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
  %a0 = load i16, ptr addrspace(1) %pa0, align 4
  %b0 = load i16, ptr addrspace(1) %pb0, align 4
  %c0 = load i16, ptr addrspace(1) %pc0, align 4
  %r0 = call signext i16 @f0(i16 signext %a0, i16 signext %b0, i16 signext %c0)
  %s0 = call signext i16 @f0(i16 signext %r0, i16 signext 1, i16 signext %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store i16 %r0, ptr addrspace(1) %qa0, align 4
  store i16 %s0, ptr addrspace(1) %qb0, align 4
  br label %end

end:
  ret void
}

;; callee
define signext i16 @f0(i16 signext %a, i16 signext %b, i16 signext %c) {
  %x = sub i16 %a, %b
  %y = ashr i16 %x, 3
  ret i16 %y
}
