; test dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %unread = alloca [4 x i32], addrspace(5)
  %read = alloca [4 x i32], addrspace(5)
  %a = getelementptr i8, ptr addrspace(5) %unread, i32 4
  store i32 1, ptr addrspace(5) %a
  %b = getelementptr i8, ptr addrspace(5) %read, i32 4
  store i32 1, ptr addrspace(5) %b
  %x = load i32, ptr addrspace(5) %read
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p) {
;>   %read = alloca [4 x i32], align 4, addrspace(5)
;>   %b = getelementptr i8, ptr addrspace(5) %read, i32 4
;>   store i32 1, ptr addrspace(5) %b, align 4
;>   %x = load i32, ptr addrspace(5) %read, align 4
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
