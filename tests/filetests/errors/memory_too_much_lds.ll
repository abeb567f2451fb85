; test compile
; target gfx906
; 70000 of 65536 bytes
@big = internal addrspace(3) global [70000 x i8] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %a = getelementptr [70000 x i8], ptr addrspace(3) @big, i32 0, i32 %n
  store i8 1, ptr addrspace(3) %a, align 1
  ret void
}
; errors gfx906
;> memory_too_much_lds.ll:5:27: error: local memory (70000) exceeds limit (65536) in function 'k'
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
;>                           ^
