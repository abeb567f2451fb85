; test instcombine,dce,instcombine,dce
; target gfx906
; Only 32 bits of the sum are wanted.
define amdgpu_kernel void @index(ptr addrspace(1) %p, i32 %x, i64 %y) {
  %z = zext i32 %x to i64
  %s = add i64 %z, %y
  %h = shl i64 %s, 32
  %i = ashr exact i64 %h, 32
  store i64 %i, ptr addrspace(1) %p
  ret void
}
; Another field than the lower word stays as it is.
define amdgpu_kernel void @field(ptr addrspace(1) %p, i64 %y) {
  %h = shl i64 %y, 33
  %i = ashr i64 %h, 32
  store i64 %i, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @index(ptr addrspace(1) %p, i32 %x, i64 %y) {
;>   %1 = trunc i64 %y to i32
;>   %2 = add i32 %x, %1
;>   %i = sext i32 %2 to i64
;>   store i64 %i, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> define amdgpu_kernel void @field(ptr addrspace(1) %p, i64 %y) {
;>   %h = shl i64 %y, 33
;>   %i = ashr i64 %h, 32
;>   store i64 %i, ptr addrspace(1) %p, align 8
;>   ret void
;> }
