; test compile
; target gfx906
; both values have one type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = cmpxchg ptr addrspace(1) %p, i32 0, i64 1 monotonic monotonic
  ret void
}
; errors gfx906
;> atomic_cmpxchg_types.ll:5:44: error: compare value and new value type do not match
;>   %x = cmpxchg ptr addrspace(1) %p, i32 0, i64 1 monotonic monotonic
;>                                            ^
