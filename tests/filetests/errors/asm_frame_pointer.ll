; test compile
; target gfx906
; callers have their frame pointers in s33
target triple = "amdgcn-amd-amdhsa"
define internal void @g(i32 %n) noinline {
  call void asm sideeffect "s_mov_b32 s33, 0x1000", "~{s33}"()
  ret void
}
define internal i32 @f(i32 %n) noinline {
  %a = alloca i32, addrspace(5)
  store volatile i32 %n, ptr addrspace(5) %a
  %d = alloca i32, i32 %n, addrspace(5)
  store volatile i32 3, ptr addrspace(5) %d
  call void @g(i32 %n)
  %v = load volatile i32, ptr addrspace(5) %a
  %w = load volatile i32, ptr addrspace(5) %d
  %r = add i32 %v, %w
  ret i32 %r
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %v = call i32 @f(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> asm_frame_pointer.ll:6:3: error: inline assembly writes s33, which is reserved here
;>   call void asm sideeffect "s_mov_b32 s33, 0x1000", "~{s33}"()
;>   ^
