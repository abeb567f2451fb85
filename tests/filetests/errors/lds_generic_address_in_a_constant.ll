; test compile
; target gfx906
; Which aperture generic addresses of local memory have is known when a kernel runs.
@b = internal addrspace(3) global [16 x i32] poison, !absolute_symbol !0
@generic = addrspace(4) constant ptr addrspacecast (ptr addrspace(3) @b to ptr)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %p = load ptr, ptr addrspace(4) @generic
  store ptr %p, ptr addrspace(1) %o
  ret void
}
!0 = !{i32 0, i32 1}
; errors gfx906
;> lds_generic_address_in_a_constant.ll:5:1: error: a constant expression in the initial value of '@generic' is not supported
;> @generic = addrspace(4) constant ptr addrspacecast (ptr addrspace(3) @b to ptr)
;> ^
