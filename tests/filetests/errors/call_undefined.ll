; test compile
; target gfx906
; the function is in another file
declare i32 @elsewhere(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @elsewhere(i32 %n)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> call_undefined.ll:6:8: error: call of '@elsewhere', which is not defined in this module
;>   %x = call i32 @elsewhere(i32 %n)
;>        ^
;>   hint: define the function, or link the library that does into the module
