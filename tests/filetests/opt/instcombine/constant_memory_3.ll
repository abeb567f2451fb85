; test instcombine,dce
; target gfx906
@t = internal addrspace(4) constant [3 x i16] [i16 1, i16 -2, i16 3]
define i32 @f() {
  %p = getelementptr i8, ptr addrspace(4) @t, i64 0
  %r = load i32, ptr addrspace(4) %p, align 1
  ret i32 %r
}
; expect gfx906
;>
;> @t = internal addrspace(4) constant [3 x i16] [i16 1, i16 -2, i16 3], align 2
;>
;> define i32 @f() {
;>   ret i32 -131071
;> }
