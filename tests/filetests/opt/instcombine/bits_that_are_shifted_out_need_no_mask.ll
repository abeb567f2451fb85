; test instcombine,dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %a) {
  %low = and i32 %a, 65535
  %up = shl nuw i32 %low, 16
  store volatile i32 %up, ptr addrspace(1) %p
  %more = and i32 %a, 131071
  %up.too = shl i32 %more, 16
  store volatile i32 %up.too, ptr addrspace(1) %p
  %less = and i32 %a, 32767
  %kept = shl i32 %less, 16
  store volatile i32 %kept, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %a) {
;>   %up = shl i32 %a, 16
;>   store volatile i32 %up, ptr addrspace(1) %p, align 4
;>   %up.too = shl i32 %a, 16
;>   store volatile i32 %up.too, ptr addrspace(1) %p, align 4
;>   %less = and i32 %a, 32767
;>   %kept = shl i32 %less, 16
;>   store volatile i32 %kept, ptr addrspace(1) %p, align 4
;>   ret void
;> }
