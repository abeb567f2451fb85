; a call in a loop whose turns differ between lanes
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
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

declare i32 @step(i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %n = and i32 %x, 7
  br label %head

head:
  %c = phi i32 [ 0, %0 ], [ %d, %body ]
  %v = phi i32 [ %x, %0 ], [ %w, %body ]
  %more = icmp ult i32 %c, %n
  br i1 %more, label %body, label %end

body:
  %w = call i32 @step(i32 %v, i32 %c)
  %d = add i32 %c, 1
  br label %head

end:
  store i32 %v, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @step(i32 %v, i32 %c) {
  %a = mul i32 %v, 5
  %b = add i32 %a, %c
  ret i32 %b
}
