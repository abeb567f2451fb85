; test instcombine,dce
; target gfx906
define float @f1(float %x) {
  %r = fadd float 1.5, 2.25
  ret float %r
}
define float @f2(float %x) {
  %r = fadd float %x, -0.0
  ret float %r
}
; Adding +0 makes -0 positive.
define float @f3(float %x) {
  %r = fadd float %x, 0.0
  ret float %r
}
; Adding +0 makes -0 positive.
define float @f4(float %x) {
  %r = fadd nsz float %x, 0.0
  ret float %r
}
; Adding +0 makes -0 positive.
define float @f5(float %x) {
  %r = fdiv float %x, 4.0
  ret float %r
}
define float @f6(float %x) {
  %r = fdiv float %x, 3.0
  ret float %r
}
define float @f7(float %x, float %y) {
  %n = fneg float %y
  %r = fadd float %x, %n
  ret float %r
}
define float @f8(float %x, float %y) {
  %c = fcmp olt float %x, %y
  %r = select i1 %c, float %x, float %y
  ret float %r
}
define float @f9(float %x, float %y) {
  %c = fcmp nnan nsz olt float %x, %y
  %r = select nnan nsz i1 %c, float %x, float %y
  ret float %r
}
define i1 @f10(float %x) {
  %r = fcmp une float %x, %x
  ret i1 %r
}
; expect gfx906
;> define float @f1(float %x) {
;>   ret float 0x400E000000000000
;> }
;>
;> define float @f2(float %x) {
;>   ret float %x
;> }
;>
;> define float @f3(float %x) {
;>   %r = fadd float %x, 0x0000000000000000
;>   ret float %r
;> }
;>
;> define float @f4(float %x) {
;>   ret float %x
;> }
;>
;> define float @f5(float %x) {
;>   %r = fmul float %x, 0x3FD0000000000000
;>   ret float %r
;> }
;>
;> define float @f6(float %x) {
;>   %r = fdiv float %x, 0x4008000000000000
;>   ret float %r
;> }
;>
;> define float @f7(float %x, float %y) {
;>   %r = fsub float %x, %y
;>   ret float %r
;> }
;>
;> define float @f8(float %x, float %y) {
;>   %c = fcmp olt float %x, %y
;>   %r = select i1 %c, float %x, float %y
;>   ret float %r
;> }
;>
;> define float @f9(float %x, float %y) {
;>   %r = call nnan nsz float @llvm.minnum.f32(float %x, float %y)
;>   ret float %r
;> }
;>
;> define i1 @f10(float %x) {
;>   %r = fcmp uno float %x, 0x0000000000000000
;>   ret i1 %r
;> }
;>
;> declare float @llvm.minnum.f32(float, float)
