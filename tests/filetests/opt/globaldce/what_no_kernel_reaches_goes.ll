; test globaldce
; target gfx906
; options -O0
; Kept are what a kernel calls, what that calls, and whose address stands in a variable or an alias;
; not what only calls itself and what only a dropped function calls.
@table = addrspace(1) constant [1 x ptr] [ptr @in_table]
@other = alias i32 (i32), ptr @by_alias
define i32 @called(i32 %x) {
  %y = call i32 @inner(i32 %x)
  ret i32 %y
}
define i32 @inner(i32 %x) {
  ret i32 %x
}
define i32 @in_table(i32 %x) {
  ret i32 %x
}
define i32 @by_alias(i32 %x) {
  ret i32 %x
}
define protected void @__clang_ocl_kern_imp_k(ptr addrspace(1) %p) {
  %x = call i32 @only_there(i32 1)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
define i32 @only_there(i32 %x) {
  ret i32 %x
}
define i32 @itself(i32 %x) {
  %y = call i32 @itself(i32 %x)
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = call i32 @called(i32 1)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;>
;> @table = addrspace(1) constant [1 x ptr] [ptr @in_table], align 8
;> @other = alias i8, ptr @by_alias
;>
;> define i32 @called(i32 %x) {
;>   %y = call i32 @inner(i32 %x)
;>   ret i32 %y
;> }
;>
;> define i32 @inner(i32 %x) {
;>   ret i32 %x
;> }
;>
;> define i32 @in_table(i32 %x) {
;>   ret i32 %x
;> }
;>
;> define i32 @by_alias(i32 %x) {
;>   ret i32 %x
;> }
;>
;> declare protected void @__clang_ocl_kern_imp_k(ptr addrspace(1))
;>
;> declare i32 @only_there(i32)
;>
;> declare i32 @itself(i32)
;>
;> define amdgpu_kernel void @k(ptr addrspace(1) %p) {
;>   %x = call i32 @called(i32 1)
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
