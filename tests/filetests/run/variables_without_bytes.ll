; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
; They have addresses, and are what nothing else needs a section for.
@v = addrspace(1) global {} zeroinitializer
@w = addrspace(1) constant [0 x i32] zeroinitializer
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %v = icmp ne ptr addrspace(1) @v, null
  %w = icmp ne ptr addrspace(1) @w, null
  %x = zext i1 %v to i32
  %y = zext i1 %w to i32
  store i32 %x, ptr addrspace(1) %o
  %p = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %y, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:8: 00000001 00000001
