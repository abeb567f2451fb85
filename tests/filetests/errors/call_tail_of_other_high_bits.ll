; test compile
; target gfx906
; Guaranteed tail calls in a circle become one loop, which has one upper word for pointers of 32 bits.
define internal i64 @f(i32 %n, ptr addrspace(6) %p) #0 {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %d, label %r
d:
  %g = addrspacecast ptr addrspace(6) %p to ptr
  %i = ptrtoint ptr %g to i64
  ret i64 %i
r:
  %m = sub i32 %n, 1
  %x = musttail call i64 @g(i32 %m, ptr addrspace(6) %p)
  ret i64 %x
}
define internal i64 @g(i32 %n, ptr addrspace(6) %p) #1 {
  %m = sub i32 %n, 1
  %x = musttail call i64 @f(i32 %m, ptr addrspace(6) %p)
  ret i64 %x
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %x = call i64 @f(i32 %n, ptr addrspace(6) inttoptr (i32 64 to ptr addrspace(6)))
  store i64 %x, ptr addrspace(1) %o
  ret void
}
attributes #0 = { noinline "amdgpu-32bit-address-high-bits"="0x1234" }
attributes #1 = { noinline }
; errors gfx906
;> call_tail_of_other_high_bits.ll:18:8: error: guaranteed tail calls between functions of different floating-point modes or upper halves of addresses are not supported
;>   %x = musttail call i64 @f(i32 %m, ptr addrspace(6) %p)
;>        ^
