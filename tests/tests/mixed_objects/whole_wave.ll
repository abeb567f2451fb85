; the callee looks at other lanes; those that do not call keep what they have
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

;; caller
; So that the kernel has as many registers as the callee wants: llc looks at its own module only.
define void @many() {
  call void asm sideeffect "; many registers", "~{v127},~{s95}"()
  ret void
}

declare i32 @first(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %keep = mul i32 %x, 13
  %c = icmp ugt i32 %i, 20
  br i1 %c, label %then, label %end

then:
  %r = call i32 @first(i32 %x)
  br label %end

end:
  %v = phi i32 [ %keep, %0 ], [ %r, %then ]
  %s = add i32 %v, %keep
  store i32 %s, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @first(i32 %x) {
  %a = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %c = call i64 @llvm.ctpop.i64(i64 %b)
  %d = trunc i64 %c to i32
  %e = mul i32 %a, %d
  %f = xor i32 %e, %x
  ret i32 %f
}

declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i64 @llvm.ctpop.i64(i64)
