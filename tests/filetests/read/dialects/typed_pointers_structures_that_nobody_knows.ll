; test read,verify
; target gfx906
%image = type opaque
%holder = type { %image addrspace(4)*, %image* }
declare void @f(%image addrspace(4)*, %holder*)
; expect gfx906
;> declare void @f(ptr addrspace(4), ptr)
