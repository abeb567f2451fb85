; test compile
; target gfx906
; a difference of addresses that no relocation says
@a = addrspace(1) global i32 5
@c = addrspace(4) constant i32 7
@v = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 ptrtoint (ptr addrspace(4) @c to i64))
define amdgpu_kernel void @k() {
  ret void
}
; errors gfx906
;> distance_between_sections.ll:6:1: error: the difference of the addresses of 'a' and 'c' is not known before loading: 'c' is in another section than where it stands
;> @v = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 ptrtoint (ptr addrspace(4) @c to i64))
;> ^
