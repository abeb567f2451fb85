; test read,verify
; target gfx906
define void @f(float addrspace(1)* %p, i8** %q) {
  %x = load float, float addrspace(1)* %p, align 4
  ret void
}
; expect gfx906
;> define void @f(ptr addrspace(1) %p, ptr %q) {
;>   %x = load float, ptr addrspace(1) %p, align 4
;>   ret void
;> }
