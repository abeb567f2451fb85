; test instcombine
; target gfx906
; What is loaded lies over bytes of a text, members of a structure, elements of a table.
@text = addrspace(4) constant [9 x i8] c"12345678\00", align 1
@record = addrspace(4) constant { i8, i8, i16, float } { i8 1, i8 2, i16 772, float 1.0 }
@padded = addrspace(4) constant { i8, i32 } { i8 1, i32 2 }
@place = addrspace(4) constant { i32, ptr addrspace(4) } { i32 1, ptr addrspace(4) @text }
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %a = load i32, ptr addrspace(4) @text, align 1
  store i32 %a, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(4) @text, i64 1
  %b = load i64, ptr addrspace(4) %p, align 1
  store i64 %b, ptr addrspace(1) %o
  %c = load i64, ptr addrspace(4) @record, align 4
  store i64 %c, ptr addrspace(1) %o
  %d = load <2 x float>, ptr addrspace(4) @text, align 1
  store <2 x float> %d, ptr addrspace(1) %o
  ; Bytes between members are nobody's, and where something stands is not known.
  %e = load i64, ptr addrspace(4) @padded, align 4
  store i64 %e, ptr addrspace(1) %o
  %f = load i128, ptr addrspace(4) @place, align 4
  store i128 %f, ptr addrspace(1) %o
  ; Beyond the end.
  %q = getelementptr i8, ptr addrspace(4) @text, i64 6
  %g = load i32, ptr addrspace(4) %q, align 1
  store i32 %g, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;>
;> @text = addrspace(4) constant [9 x i8] c"12345678\00", align 1
;> @record = addrspace(4) constant { i8, i8, i16, float } { i8 1, i8 2, i16 772, float 0x3FF0000000000000 }, align 4
;> @padded = addrspace(4) constant { i8, i32 } { i8 1, i32 2 }, align 4
;> @place = addrspace(4) constant { i32, ptr addrspace(4) } { i32 1, ptr addrspace(4) @text }, align 8
;>
;> define amdgpu_kernel void @k(ptr addrspace(1) %o) {
;>   store i32 875770417, ptr addrspace(1) %o, align 4
;>   store i64 15823304656171826, ptr addrspace(1) %o, align 8
;>   store i64 4575657221459018241, ptr addrspace(1) %o, align 8
;>   store <2 x float> <float 0x3E86664620000000, float 0x3F06E6C6A0000000>, ptr addrspace(1) %o, align 8
;>   %e = load i64, ptr addrspace(4) @padded, align 4
;>   store i64 %e, ptr addrspace(1) %o, align 8
;>   %f = load i128, ptr addrspace(4) @place, align 4
;>   store i128 %f, ptr addrspace(1) %o, align 8
;>   %g = load i32, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @text, i64 6), align 1
;>   store i32 %g, ptr addrspace(1) %o, align 4
;>   ret void
;> }
