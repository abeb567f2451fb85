; test read
; target gfx906
declare void @f(ptr addrspace(10))
; errors gfx906
;> address_space.ll:3:31: error: address space 10 does not exist
;> declare void @f(ptr addrspace(10))
;>                               ^
