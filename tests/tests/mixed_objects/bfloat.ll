; bfloat
; not on gfx701
; launch k 64,1,1 64,1,1 0 buf:bf16:1536 buf:bf16:1536
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

declare bfloat @f0(bfloat, bfloat, bfloat)

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
  %a0 = load bfloat, ptr addrspace(1) %pa0, align 4
  %b0 = load bfloat, ptr addrspace(1) %pb0, align 4
  %c0 = load bfloat, ptr addrspace(1) %pc0, align 4
  %r0 = call bfloat @f0(bfloat %a0, bfloat %b0, bfloat %c0)
  %s0 = call bfloat @f0(bfloat %r0, bfloat 1.5, bfloat %a0)
  %q0 = getelementptr i8, ptr addrspace(1) %out, i32 0
  %qa0 = getelementptr [3 x [16 x i8]], ptr addrspace(1) %q0, i32 %i
  %qb0 = getelementptr i8, ptr addrspace(1) %qa0, i32 16
  store bfloat %r0, ptr addrspace(1) %qa0, align 4
  store bfloat %s0, ptr addrspace(1) %qb0, align 4
  br label %end

end:
  ret void
}

;; callee
define bfloat @f0(bfloat %a, bfloat %b, bfloat %c) {
  %x = fadd bfloat %a, %b
  %y = fmul bfloat %x, %c
  ret bfloat %y
}
