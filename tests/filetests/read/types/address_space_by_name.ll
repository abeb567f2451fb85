; test read
; target gfx906
declare void @f(ptr addrspace("Q"))
; errors gfx906
;> address_space_by_name.ll:3:31: error: address space "Q" does not exist
;> declare void @f(ptr addrspace("Q"))
;>                               ^
