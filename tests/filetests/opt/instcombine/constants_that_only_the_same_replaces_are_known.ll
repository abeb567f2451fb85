; test instcombine,dce
; target gfx906
; The device libraries' switches are such constants.
@odr = linkonce_odr hidden addrspace(4) constant i8 3
@weak = weak addrspace(4) constant i8 7
define i32 @f() {
  %a = load i8, ptr addrspace(4) @odr, align 1
  %c = load i8, ptr addrspace(4) @weak, align 1
  %e = add i8 %a, %c
  %r = zext i8 %e to i32
  ret i32 %r
}
; expect gfx906
;>
;> @odr = weak_odr hidden addrspace(4) constant i8 3, align 1
;> @weak = weak addrspace(4) constant i8 7, align 1
;>
;> define i32 @f() {
;>   %c = load i8, ptr addrspace(4) @weak, align 1
;>   %e = add i8 %c, 3
;>   %r = zext i8 %e to i32
;>   ret i32 %r
;> }
