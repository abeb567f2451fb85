; test instcombine,dce
; target gfx906
define i32 @shifted(i32 %a, i32 %b, i1 %c, i1 %d) {
  %x = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 24)
  %y = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 16)
  %z = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 5)
  %s = select i1 %c, i32 %x, i32 %y
  %t = select i1 %d, i32 %s, i32 %z
  ret i32 %t
}

; Shifted by a number that may be none these are the upper word and the lower one.
define i32 @by_none(i32 %a, i32 %b, i32 %n, i1 %c) {
  %x = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %n)
  %y = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 16)
  %s = select i1 %c, i32 %x, i32 %y
  ret i32 %s
}

define i32 @bytes(i32 %a, i1 %c) {
  %x = lshr exact i32 %a, 8
  %y = lshr i32 %a, 16
  %s = select i1 %c, i32 %x, i32 %y
  ret i32 %s
}

define i32 @commuted(i32 %a, i32 %b, i32 %e, i1 %c) {
  %x = add nuw nsw i32 %a, %b
  %y = add nuw i32 %e, %a
  %s = select i1 %c, i32 %x, i32 %y
  ret i32 %s
}

; What another one uses stays, as does a product by a constant, which is short.
define i32 @not(i32 %a, i32 %b, i1 %c, ptr addrspace(1) %p) {
  %x = xor i32 %a, %b
  store i32 %x, ptr addrspace(1) %p
  %y = xor i32 %a, 5
  %s = select i1 %c, i32 %x, i32 %y
  %m = mul i32 %s, 3
  %n = mul i32 %s, 5
  %t = select i1 %c, i32 %m, i32 %n
  ret i32 %t
}
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
; expect gfx906
;> define i32 @shifted(i32 %a, i32 %b, i1 %c, i1 %d) {
;>   %1 = select i1 %c, i32 8, i32 16
;>   %2 = select i1 %d, i32 %1, i32 5
;>   %t = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %2)
;>   ret i32 %t
;> }
;>
;> define i32 @by_none(i32 %a, i32 %b, i32 %n, i1 %c) {
;>   %x = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %n)
;>   %y = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 16)
;>   %s = select i1 %c, i32 %x, i32 %y
;>   ret i32 %s
;> }
;>
;> define i32 @bytes(i32 %a, i1 %c) {
;>   %1 = select i1 %c, i32 8, i32 16
;>   %s = lshr i32 %a, %1
;>   ret i32 %s
;> }
;>
;> define i32 @commuted(i32 %a, i32 %b, i32 %e, i1 %c) {
;>   %1 = select i1 %c, i32 %b, i32 %e
;>   %s = add nuw i32 %a, %1
;>   ret i32 %s
;> }
;>
;> define i32 @not(i32 %a, i32 %b, i1 %c, ptr addrspace(1) %p) {
;>   %x = xor i32 %a, %b
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   %y = xor i32 %a, 5
;>   %s = select i1 %c, i32 %x, i32 %y
;>   %m = mul i32 %s, 3
;>   %n = mul i32 %s, 5
;>   %t = select i1 %c, i32 %m, i32 %n
;>   ret i32 %t
;> }
;>
;> declare i32 @llvm.fshl.i32(i32, i32, i32)
;>
;> declare i32 @llvm.fshr.i32(i32, i32, i32)
