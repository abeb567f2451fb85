; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:12 --arg i32:7
; Variables with !absolute_symbol are at the addresses that these name, and "amdgpu-lds-size" says what is there
; beside them.
@v = internal addrspace(3) global [16 x i32] poison, align 16, !absolute_symbol !0
@u = internal addrspace(3) global [4 x i32] poison, align 16, !absolute_symbol !1
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) "amdgpu-lds-size"="1024" {
  %p = inttoptr i32 512 to ptr addrspace(3)
  store volatile i32 %n, ptr addrspace(3) %p
  %x = load volatile i32, ptr addrspace(3) %p
  store i32 %x, ptr addrspace(1) %o
  %a = ptrtoint ptr addrspace(3) @v to i32
  %p1 = getelementptr i8, ptr addrspace(1) %o, i64 4
  store i32 %a, ptr addrspace(1) %p1
  %b = ptrtoint ptr addrspace(3) @u to i32
  %p2 = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i32 %b, ptr addrspace(1) %p2
  ret void
}
!0 = !{i32 64, i32 65}
!1 = !{i32 0, i32 1}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:12: 00000007 00000040 00000000
