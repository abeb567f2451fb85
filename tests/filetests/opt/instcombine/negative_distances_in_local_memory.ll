; test instcombine,dce
; target gfx906
; The sum is needed elsewhere and local accesses have no negative offset: the index stays as it is. In global
; memory, with a positive constant, or where only the access needs the sum, the constant is the access's.
@t = internal addrspace(3) global [512 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %i, i64 %j) {
  %a = add i32 %i, -1
  %a.p = getelementptr i32, ptr addrspace(3) @t, i32 %a
  store i32 %a, ptr addrspace(3) %a.p
  %b = add i32 %i, 2
  %b.p = getelementptr i32, ptr addrspace(3) @t, i32 %b
  store i32 %b, ptr addrspace(3) %b.p
  %c = add i32 %i, -3
  %c.p = getelementptr i32, ptr addrspace(3) @t, i32 %c
  store i32 0, ptr addrspace(3) %c.p
  %d = add i64 %j, -4
  %d.p = getelementptr i64, ptr addrspace(1) %out, i64 %d
  store i64 %d, ptr addrspace(1) %d.p
  ret void
}
; expect gfx906
;>
;> @t = internal addrspace(3) global [512 x i32] poison, align 16
;>
;> define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %i, i64 %j) {
;>   %a = add i32 %i, -1
;>   %a.p = getelementptr i32, ptr addrspace(3) @t, i32 %a
;>   store i32 %a, ptr addrspace(3) %a.p, align 4
;>   %b = add i32 %i, 2
;>   %1 = getelementptr i32, ptr addrspace(3) @t, i32 %i
;>   %b.p = getelementptr i8, ptr addrspace(3) %1, i32 8
;>   store i32 %b, ptr addrspace(3) %b.p, align 4
;>   %2 = getelementptr i32, ptr addrspace(3) @t, i32 %i
;>   %c.p = getelementptr i8, ptr addrspace(3) %2, i32 -12
;>   store i32 0, ptr addrspace(3) %c.p, align 4
;>   %d = add i64 %j, -4
;>   %3 = getelementptr i64, ptr addrspace(1) %out, i64 %j
;>   %d.p = getelementptr i8, ptr addrspace(1) %3, i64 -32
;>   store i64 %d, ptr addrspace(1) %d.p, align 8
;>   ret void
;> }
