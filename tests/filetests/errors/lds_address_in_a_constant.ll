; test compile
; target gfx906
; Where the compiler gives a local variable its place, each kernel may have another one.
@a = internal addrspace(3) global [16 x i32] poison
@number = addrspace(4) constant i32 ptrtoint (ptr addrspace(3) @a to i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %n = load i32, ptr addrspace(4) @number
  store i32 %n, ptr addrspace(1) %o
  ret void
}
; errors gfx906
;> lds_address_in_a_constant.ll:5:1: error: a constant expression in the initial value of '@number' is not supported
;> @number = addrspace(4) constant i32 ptrtoint (ptr addrspace(3) @a to i32)
;> ^
