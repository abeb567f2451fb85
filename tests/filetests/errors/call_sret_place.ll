; test compile
; target gfx906
define void @f(i32 %a, i32 %b, ptr addrspace(5) sret(i32) %r) {
  ret void
}

define void @g(ptr addrspace(5) sret(i32) %q, ptr addrspace(5) sret(i32) %r) {
  ret void
}
; errors gfx906
;> call_sret_place.ll:3:13: error: attribute 'sret' is not on first or second parameter! (in function '@f')
;> define void @f(i32 %a, i32 %b, ptr addrspace(5) sret(i32) %r) {
;>             ^
;> call_sret_place.ll:7:13: error: cannot have multiple 'sret' parameters! (in function '@g')
;> define void @g(ptr addrspace(5) sret(i32) %q, ptr addrspace(5) sret(i32) %r) {
;>             ^
