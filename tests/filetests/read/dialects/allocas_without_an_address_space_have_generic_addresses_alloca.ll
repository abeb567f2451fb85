; test read,verify
; target gfx906
define void @f() {
  %p = alloca [4 x i32]
  store i32 1, i32* %p
  ret void
}
; expect gfx906
;> define void @f() {
;>   %1 = alloca [4 x i32], align 4, addrspace(5)
;>   %p = addrspacecast ptr addrspace(5) %1 to ptr
;>   store i32 1, ptr %p, align 4
;>   ret void
;> }
