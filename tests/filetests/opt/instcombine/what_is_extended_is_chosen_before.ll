; test instcombine,cse,dce
; target gfx906
; Both arms are extensions of the same kind: one of the chosen value. What is extended from another width, or by
; its sign, stays, and so does what is needed elsewhere.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i8 %a, i8 %b, i16 %h, i1 %c) {
  %za = zext i8 %a to i32
  %zb = zext i8 %b to i32
  %z = select i1 %c, i32 %za, i32 %zb
  store volatile i32 %z, ptr addrspace(1) %p
  %n = select i1 %c, i8 %a, i8 %b
  store volatile i8 %n, ptr addrspace(1) %p
  %zh = zext i16 %h to i32
  %y = select i1 %c, i32 %zb, i32 %zh
  store volatile i32 %y, ptr addrspace(1) %p
  %sa = sext i8 %a to i32
  %x = select i1 %c, i32 %sa, i32 %zb
  store volatile i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, i8 %a, i8 %b, i16 %h, i1 %c) {
;>   %zb = zext i8 %b to i32
;>   %1 = select i1 %c, i8 %a, i8 %b
;>   %z = zext i8 %1 to i32
;>   store volatile i32 %z, ptr addrspace(1) %p, align 4
;>   store volatile i8 %1, ptr addrspace(1) %p, align 1
;>   %zh = zext i16 %h to i32
;>   %y = select i1 %c, i32 %zb, i32 %zh
;>   store volatile i32 %y, ptr addrspace(1) %p, align 4
;>   %sa = sext i8 %a to i32
;>   %x = select i1 %c, i32 %sa, i32 %zb
;>   store volatile i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
