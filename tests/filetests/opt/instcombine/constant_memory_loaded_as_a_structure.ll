; test instcombine,dce
; target gfx906
%s = type { float, i16 }
@y = internal addrspace(1) constant { { float, i16, [2 x i8] }, double } { { float, i16, [2 x i8] } { float 0x40DD6DFFC0000000, i16 -23101, [2 x i8] zeroinitializer }, double 0x40D9DBE83393AB43 }
@w = internal addrspace(4) constant [4 x i32] [ i32 305419896, i32 2, i32 3, i32 4 ]

; Another structure than what stands there.
define i16 @other() {
  %l = load %s, ptr addrspace(1) @y
  %m = extractvalue %s %l, 1
  ret i16 %m
}

; A part of a word, and words of several members.
define i16 @part() {
  %l = load { i16, i16 }, ptr addrspace(4) @w
  %m = extractvalue { i16, i16 } %l, 1
  ret i16 %m
}

define i32 @array() {
  %p = getelementptr i8, ptr addrspace(4) @w, i64 4
  %l = load [3 x i32], ptr addrspace(4) %p
  %m = extractvalue [3 x i32] %l, 2
  ret i32 %m
}

; Beyond the end nothing is known.
define i32 @beyond() {
  %p = getelementptr i8, ptr addrspace(4) @w, i64 4
  %l = load [4 x i32], ptr addrspace(4) %p
  %m = extractvalue [4 x i32] %l, 0
  ret i32 %m
}
; expect gfx906
;>
;> @y = internal addrspace(1) constant { { float, i16, [2 x i8] }, double } { { float, i16, [2 x i8] } { float 0x40DD6DFFC0000000, i16 -23101, [2 x i8] zeroinitializer }, double 0x40D9DBE83393AB43 }, align 8
;> @w = internal addrspace(4) constant [4 x i32] [i32 305419896, i32 2, i32 3, i32 4], align 4
;>
;> define i16 @other() {
;>   ret i16 -23101
;> }
;>
;> define i16 @part() {
;>   ret i16 4660
;> }
;>
;> define i32 @array() {
;>   ret i32 4
;> }
;>
;> define i32 @beyond() {
;>   %l = load [4 x i32], ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @w, i64 4), align 4
;>   %m = extractvalue [4 x i32] %l, 0
;>   ret i32 %m
;> }
