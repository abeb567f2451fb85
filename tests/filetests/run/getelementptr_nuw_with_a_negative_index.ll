; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:12 --arg i64:0 --arg i32:-1
; Behind address 0 nothing wraps: the index was extended without its sign.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i64 %b, i32 %i) {
  %p = inttoptr i64 %b to ptr
  %q = getelementptr nuw i8, ptr %p, i32 %i
  %r = ptrtoint ptr %q to i64
  store i64 %r, ptr addrspace(1) %o
  %s = getelementptr nuw i8, ptr addrspace(3) null, i16 -1
  %si = ptrtoint ptr addrspace(3) %s to i32
  %o2 = getelementptr i8, ptr addrspace(1) %o, i32 8
  store i32 %si, ptr addrspace(1) %o2
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:12: ffffffff ffffffff ffffffff
