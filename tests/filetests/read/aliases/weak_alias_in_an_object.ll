; test compile
; target gfx906
@a = addrspace(1) global i32 1
@b = weak alias i32, ptr addrspace(1) @a
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %v = load i32, ptr addrspace(1) @b
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> weak_alias_in_an_object.ll:4:1: error: weak alias '@b' that its own object uses is not supported
;> @b = weak alias i32, ptr addrspace(1) @a
;> ^
;>   hint: link here, or make it weak_odr
