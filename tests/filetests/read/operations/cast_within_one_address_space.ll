; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = addrspacecast ptr addrspace(1) %p to ptr addrspace(1)
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> cast_within_one_address_space.ll:4:22: error: invalid cast opcode for cast from 'ptr addrspace(1)' to 'ptr addrspace(1)'
;>   %y = addrspacecast ptr addrspace(1) %p to ptr addrspace(1)
;>                      ^
