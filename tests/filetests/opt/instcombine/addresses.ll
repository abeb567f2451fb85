; test instcombine,dce
; target gfx906
define ptr addrspace(1) @f1(ptr addrspace(1) %p) {
  %a = getelementptr i32, ptr addrspace(1) %p, i64 3
  %r = getelementptr {i8, i32}, ptr addrspace(1) %a, i64 1, i32 1
  ret ptr addrspace(1) %r
}
; The constant comes out of the index.
define ptr addrspace(1) @f2(ptr addrspace(1) %p, i64 %i) {
  %a = add i64 %i, 4
  %r = getelementptr i32, ptr addrspace(1) %p, i64 %a
  ret ptr addrspace(1) %r
}
; The constant comes out of the index.
define ptr addrspace(1) @f3(ptr addrspace(1) %p, i32 %i) {
  %a = add nsw i32 %i, 4
  %b = sext i32 %a to i64
  %r = getelementptr i32, ptr addrspace(1) %p, i64 %b
  ret ptr addrspace(1) %r
}
; A sum that may wrap before the extension stays.
define ptr addrspace(1) @f4(ptr addrspace(1) %p, i32 %i) {
  %a = add i32 %i, 4
  %b = sext i32 %a to i64
  %r = getelementptr i32, ptr addrspace(1) %p, i64 %b
  ret ptr addrspace(1) %r
}
; So does a narrow index, which is extended by the address computation itself.
define ptr addrspace(1) @f5(ptr addrspace(1) %p, i32 %i) {
  %a = add i32 %i, 4
  %r = getelementptr i32, ptr addrspace(1) %p, i32 %a
  ret ptr addrspace(1) %r
}
; So does a narrow index, which is extended by the address computation itself.
define ptr addrspace(3) @f6(ptr addrspace(3) %p, i32 %i) {
  %a = add i32 %i, 4
  %r = getelementptr i32, ptr addrspace(3) %p, i32 %a
  ret ptr addrspace(3) %r
}
; expect gfx906
;> define ptr addrspace(1) @f1(ptr addrspace(1) %p) {
;>   %r = getelementptr i8, ptr addrspace(1) %p, i64 24
;>   ret ptr addrspace(1) %r
;> }
;>
;> define ptr addrspace(1) @f2(ptr addrspace(1) %p, i64 %i) {
;>   %1 = getelementptr i32, ptr addrspace(1) %p, i64 %i
;>   %r = getelementptr i8, ptr addrspace(1) %1, i64 16
;>   ret ptr addrspace(1) %r
;> }
;>
;> define ptr addrspace(1) @f3(ptr addrspace(1) %p, i32 %i) {
;>   %1 = sext i32 %i to i64
;>   %2 = getelementptr i32, ptr addrspace(1) %p, i64 %1
;>   %r = getelementptr i8, ptr addrspace(1) %2, i64 16
;>   ret ptr addrspace(1) %r
;> }
;>
;> define ptr addrspace(1) @f4(ptr addrspace(1) %p, i32 %i) {
;>   %a = add i32 %i, 4
;>   %b = sext i32 %a to i64
;>   %r = getelementptr i32, ptr addrspace(1) %p, i64 %b
;>   ret ptr addrspace(1) %r
;> }
;>
;> define ptr addrspace(1) @f5(ptr addrspace(1) %p, i32 %i) {
;>   %a = add i32 %i, 4
;>   %r = getelementptr i32, ptr addrspace(1) %p, i32 %a
;>   ret ptr addrspace(1) %r
;> }
;>
;> define ptr addrspace(3) @f6(ptr addrspace(3) %p, i32 %i) {
;>   %1 = getelementptr i32, ptr addrspace(3) %p, i32 %i
;>   %r = getelementptr i8, ptr addrspace(3) %1, i32 16
;>   ret ptr addrspace(3) %r
;> }
