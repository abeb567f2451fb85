; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:16
; The null pointer of local memory, -1, is 0 as a generic pointer, and 16 behind that is 16, not 15 in local memory.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %b = ptrtoint ptr getelementptr (i8,
    ptr addrspacecast (ptr addrspace(3) inttoptr (i32 -1 to ptr addrspace(3)) to ptr),
    i64 16) to i64
  store i64 %b, ptr addrspace(1) %o
  %c = ptrtoint ptr getelementptr (i8,
    ptr addrspacecast (ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3)) to ptr),
    i64 16) to i64
  %p2 = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 %c, ptr addrspace(1) %p2
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 00000010 00000000 00000010 00000000
