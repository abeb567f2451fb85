; functions that say for which groups they are executed have as many registers as kernels of those,
; and kernels of other objects count on that
; launch k 64,1,1 64,1,1 0 buf:u32:64 buf:u32:64
; only our callers
target triple = "amdgcn-amd-amdhsa"

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { noinline "amdgpu-flat-work-group-size"="1,64" }

;; caller
declare i32 @f(i32, i32) #0

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %x = load i32, ptr addrspace(1) %p
  %r = call i32 @f(i32 %x, i32 %i)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}

;; callee
define i32 @f(i32 %x, i32 %y) #0 {
  %a = call i32 asm sideeffect "v_xor_b32 v120, $1, $2\0Av_mov_b32 $0, v120", "=v,v,v,~{v120}"(i32 %x, i32 %y)
  ret i32 %a
}
