; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i64:4294967296
; %q is 2^32 bytes behind @l: the low words of the two are the same, and they are not equal.
@l = addrspace(3) global [4 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %o, i64 %n) {
  %g = addrspacecast ptr addrspace(3) @l to ptr
  %q = getelementptr i8, ptr %g, i64 %n
  %c = icmp eq ptr %q, %g
  %z = zext i1 %c to i32
  store i32 %z, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000000
