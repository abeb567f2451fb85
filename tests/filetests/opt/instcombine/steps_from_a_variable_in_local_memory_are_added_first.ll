; test instcombine,cse,dce
; target gfx906
; The sum is the same for both variables, whose places are constants of the accesses. In global memory, from a
; pointer that is no constant, and with an index of another width, nothing changes.
@a = internal addrspace(3) global [64 x i32] poison, align 4
@b = internal addrspace(3) global [64 x i32] poison, align 4
@g = external addrspace(1) global [64 x i32], align 4
define amdgpu_kernel void @k(ptr addrspace(3) %p, i32 %i, i32 %j, i16 %n) {
  %a1 = getelementptr inbounds i8, ptr addrspace(3) @a, i32 %i
  %a2 = getelementptr inbounds i8, ptr addrspace(3) %a1, i32 %j
  store i32 1, ptr addrspace(3) %a2
  %b1 = getelementptr i8, ptr addrspace(3) @b, i32 %i
  %b2 = getelementptr inbounds i8, ptr addrspace(3) %b1, i32 %j
  store i32 2, ptr addrspace(3) %b2
  %p1 = getelementptr i8, ptr addrspace(3) %p, i32 %i
  %p2 = getelementptr i8, ptr addrspace(3) %p1, i32 %j
  store i32 3, ptr addrspace(3) %p2
  %a3 = getelementptr i8, ptr addrspace(3) %a1, i16 %n
  store i32 4, ptr addrspace(3) %a3
  %i.64 = zext i32 %i to i64
  %j.64 = zext i32 %j to i64
  %g1 = getelementptr i8, ptr addrspace(1) @g, i64 %i.64
  %g2 = getelementptr i8, ptr addrspace(1) %g1, i64 %j.64
  store i32 5, ptr addrspace(1) %g2
  ret void
}
; expect gfx906
;>
;> @a = internal addrspace(3) global [64 x i32] poison, align 4
;> @b = internal addrspace(3) global [64 x i32] poison, align 4
;> @g = external addrspace(1) global [64 x i32], align 4
;>
;> define amdgpu_kernel void @k(ptr addrspace(3) %p, i32 %i, i32 %j, i16 %n) {
;>   %a1 = getelementptr inbounds i8, ptr addrspace(3) @a, i32 %i
;>   %1 = add i32 %i, %j
;>   %a2 = getelementptr inbounds i8, ptr addrspace(3) @a, i32 %1
;>   store i32 1, ptr addrspace(3) %a2, align 4
;>   %b2 = getelementptr i8, ptr addrspace(3) @b, i32 %1
;>   store i32 2, ptr addrspace(3) %b2, align 4
;>   %p1 = getelementptr i8, ptr addrspace(3) %p, i32 %i
;>   %p2 = getelementptr i8, ptr addrspace(3) %p1, i32 %j
;>   store i32 3, ptr addrspace(3) %p2, align 4
;>   %a3 = getelementptr i8, ptr addrspace(3) %a1, i16 %n
;>   store i32 4, ptr addrspace(3) %a3, align 4
;>   %i.64 = zext i32 %i to i64
;>   %j.64 = zext i32 %j to i64
;>   %g1 = getelementptr i8, ptr addrspace(1) @g, i64 %i.64
;>   %g2 = getelementptr i8, ptr addrspace(1) %g1, i64 %j.64
;>   store i32 5, ptr addrspace(1) %g2, align 4
;>   ret void
;> }
