; vectors of thirty-two words: on the stack, and all registers of a result
; launch k 64,1,1 64,1,1 0 buf:u8:24576 buf:u8:24576
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

declare <32 x i32> @f0(<32 x i32>, <32 x i32>, <32 x i32>)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %i, 3
  %some = icmp ne i32 %odd, 1
  br i1 %some, label %then, label %end

then:
  %p0 = getelementptr i8, ptr addrspace(1) %in, i32 0
  %pa0 = getelementptr [3 x [128 x i8]], ptr addrspace(1) %p0, i32 %i
  %pb0 = getelementptr i8, ptr addrspace(1) %pa0, i32 128
  %pc0 = getelementptr i8, ptr addrspace(1) %pa0, i32 256
  %a0 = load <32 x i32>, ptr addrspace(1) %pa0, align 4
  %b0 = load <32 x i32>, ptr addrspace(1) %pb0, align 4
  %c0 = load <32 x i32>, ptr addrspace(1) %pc0, align 4
  %r0 = call <32 x i32> @f0(<32 x i32> %a0, <32 x i32> %b0, <32 x i32> %c0)
  %s0 = call <32 x i32> @f0(<32 x i32> %r0, <32 x i32> zeroinitializer, <32 x i32> %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [128 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 128
  store <32 x i32> %r0, ptr addrspace(1) %qa0, align 4
  store <32 x i32> %s0, ptr addrspace(1) %qb0, align 4
  br label %end

end:
  ret void
}

;; callee
define <32 x i32> @f0(<32 x i32> %a, <32 x i32> %b, <32 x i32> %c) {
  %x = add <32 x i32> %a, %b
  %y = xor <32 x i32> %x, %c
  ret <32 x i32> %y
}
