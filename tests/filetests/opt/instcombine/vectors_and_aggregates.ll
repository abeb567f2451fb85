; test instcombine,dce
; target gfx906
define i32 @f1(<4 x i32> %v, i32 %x) {
  %a = insertelement <4 x i32> %v, i32 %x, i32 2
  %r = extractelement <4 x i32> %a, i32 2
  ret i32 %r
}
define i32 @f2(<4 x i32> %v, i32 %x) {
  %a = insertelement <4 x i32> %v, i32 %x, i32 2
  %r = extractelement <4 x i32> %a, i32 1
  ret i32 %r
}
; An unknown place may be any.
define i32 @f3(<4 x i32> %v, i32 %x, i32 %i) {
  %a = insertelement <4 x i32> %v, i32 %x, i32 %i
  %r = extractelement <4 x i32> %a, i32 1
  ret i32 %r
}
; An unknown place may be any.
define i32 @f4(<2 x i32> %v, <2 x i32> %w) {
  %s = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 3, i32 0>
  %r = extractelement <2 x i32> %s, i32 0
  ret i32 %r
}
; An unknown place may be any.
define i32 @f5({ i32, i32 } %s, i32 %x) {
  %a = insertvalue { i32, i32 } %s, i32 %x, 0
  %r = extractvalue { i32, i32 } %a, 1
  ret i32 %r
}
; expect gfx906
;> define i32 @f1(<4 x i32> %v, i32 %x) {
;>   ret i32 %x
;> }
;>
;> define i32 @f2(<4 x i32> %v, i32 %x) {
;>   %r = extractelement <4 x i32> %v, i32 1
;>   ret i32 %r
;> }
;>
;> define i32 @f3(<4 x i32> %v, i32 %x, i32 %i) {
;>   %a = insertelement <4 x i32> %v, i32 %x, i32 %i
;>   %r = extractelement <4 x i32> %a, i32 1
;>   ret i32 %r
;> }
;>
;> define i32 @f4(<2 x i32> %v, <2 x i32> %w) {
;>   %r = extractelement <2 x i32> %w, i32 1
;>   ret i32 %r
;> }
;>
;> define i32 @f5({ i32, i32 } %s, i32 %x) {
;>   %r = extractvalue { i32, i32 } %s, 1
;>   ret i32 %r
;> }
