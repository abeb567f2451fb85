; test instcombine,dce
; target gfx906
@t = addrspace(4) externally_initialized constant [3 x i16] [i16 1, i16 -2, i16 3]
define i16 @f() {
  %p = getelementptr i8, ptr addrspace(4) @t, i64 2
  %r = load i16, ptr addrspace(4) %p, align 1
  ret i16 %r
}
; expect gfx906
;>
;> @t = addrspace(4) externally_initialized constant [3 x i16] [i16 1, i16 -2, i16 3], align 2
;>
;> define i16 @f() {
;>   %r = load i16, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @t, i64 2), align 1
;>   ret i16 %r
;> }
