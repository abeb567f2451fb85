; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:1 --arg i32:-1
; Null is 0 as a generic pointer and -1 in LDS, so that their order is another one.
@l = internal addrspace(3) global [16 x i32] undef
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %m) {
  %g = getelementptr i32, ptr addrspace(3) @l, i32 %n
  %f = addrspacecast ptr addrspace(3) %g to ptr
  %mp = inttoptr i32 %m to ptr addrspace(3)
  %nz = addrspacecast ptr addrspace(3) %mp to ptr
  %c = icmp ult ptr %nz, %f
  %cz = zext i1 %c to i32
  store i32 %cz, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000001
