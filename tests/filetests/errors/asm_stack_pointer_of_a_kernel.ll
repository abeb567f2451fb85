; test compile
; target gfx906
; the stack pointer of a kernel that takes room at run time
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca i32, i32 %n, addrspace(5)
  %x = alloca i32, addrspace(5)
  store volatile i32 1, ptr addrspace(5) %x
  store volatile i32 3, ptr addrspace(5) %a
  call void asm sideeffect "s_mov_b32 s32, 0", "~{s32}"()
  %b = alloca i32, i32 %n, addrspace(5)
  store volatile i32 4, ptr addrspace(5) %b
  %v = load volatile i32, ptr addrspace(5) %a
  %w = load volatile i32, ptr addrspace(5) %x
  %s = add i32 %v, %w
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %s, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> asm_stack_pointer_of_a_kernel.ll:11:3: error: inline assembly writes s32, which is reserved here
;>   call void asm sideeffect "s_mov_b32 s32, 0", "~{s32}"()
;>   ^
