; test compile
; target gfx906
; more private memory than a lane can have
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = alloca [2000000000 x i8], align 4, addrspace(5)
  %a = getelementptr i8, ptr addrspace(5) %x, i32 %n
  store volatile i8 1, ptr addrspace(5) %a, align 1
  ret void
}
; errors gfx906
;> memory_too_much_scratch.ll:5:8: error: alloca of 2000000000 bytes exceeds the 131056 bytes that scratch can have
;>   %x = alloca [2000000000 x i8], align 4, addrspace(5)
;>        ^
