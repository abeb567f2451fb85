; byval and other arguments on the stack
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
%s = type { i64, i32 }

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @f(<31 x i32>, i32, ptr addrspace(5) byval(%s) align 8, i64, i8 signext)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %m = alloca %s, align 8, addrspace(5)
  store i64 1311768467463790320, ptr addrspace(5) %m
  %e = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 1
  store i32 %x, ptr addrspace(5) %e
  %v0 = insertelement <31 x i32> zeroinitializer, i32 %i, i32 30
  %v = insertelement <31 x i32> %v0, i32 %x, i32 0
  %low = trunc i32 %x to i8
  %r = call i32 @f(<31 x i32> %v, i32 %i, ptr addrspace(5) byval(%s) align 8 %m, i64 99999999999, i8 signext %low)
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(<31 x i32> %v, i32 %a, ptr addrspace(5) byval(%s) align 8 %m, i64 %b, i8 signext %c) {
  %v0 = extractelement <31 x i32> %v, i32 30
  %v1 = extractelement <31 x i32> %v, i32 0
  %w = load i64, ptr addrspace(5) %m
  %e = getelementptr %s, ptr addrspace(5) %m, i32 0, i32 1
  %u = load i32, ptr addrspace(5) %e
  %wb = xor i64 %w, %b
  %wh = lshr i64 %wb, 20
  %wt = trunc i64 %wh to i32
  %ce = sext i8 %c to i32
  %s0 = mul i32 %v0, %v1
  %s1 = add i32 %s0, %a
  %s2 = xor i32 %s1, %wt
  %s3 = sub i32 %s2, %u
  %s4 = mul i32 %s3, %ce
  ret i32 %s4
}
