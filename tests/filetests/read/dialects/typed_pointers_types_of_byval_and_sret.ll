; test read,verify
; target gfx906
%s = type { i32, i64 }
declare void @f(%s* byval align 8, %s addrspace(5)* sret)
; expect gfx906
;> declare void @f(ptr byval({ i32, i64 }) align 8, ptr addrspace(5) sret(i8))
