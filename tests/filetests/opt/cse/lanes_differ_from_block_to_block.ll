; test cse,dce
; target gfx906
define i32 @f(i1 %c, i32 %x, ptr addrspace(1) %p) {
  %a = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
  %b = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
  %s = add i32 %a, %b
  store i32 %s, ptr addrspace(1) %p
  br i1 %c, label %t, label %j
t:
  %d = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
  store i32 %d, ptr addrspace(1) %p
  br label %j
j:
  ret i32 0
}
declare i32 @llvm.amdgcn.readfirstlane(i32)
; expect gfx906
;> define i32 @f(i1 %c, i32 %x, ptr addrspace(1) %p) {
;>   %a = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
;>   %s = add i32 %a, %a
;>   store i32 %s, ptr addrspace(1) %p, align 4
;>   br i1 %c, label %t, label %j
;>
;> t:
;>   %d = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
;>   store i32 %d, ptr addrspace(1) %p, align 4
;>   br label %j
;>
;> j:
;>   ret i32 0
;> }
;>
;> declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
