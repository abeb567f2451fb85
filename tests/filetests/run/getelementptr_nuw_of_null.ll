; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg i32:-1 --arg i64:0
; The same with a constant and a variable base.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i64 %z) {
  %p = getelementptr nuw i8, ptr addrspace(1) null, i32 %n
  %i = ptrtoint ptr addrspace(1) %p to i64
  store i64 %i, ptr addrspace(1) %o
  %b = inttoptr i64 %z to ptr addrspace(1)
  %p2 = getelementptr nuw i8, ptr addrspace(1) %b, i32 %n
  %i2 = ptrtoint ptr addrspace(1) %p2 to i64
  %o2 = getelementptr i64, ptr addrspace(1) %o, i32 1
  store i64 %i2, ptr addrspace(1) %o2
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: ffffffff ffffffff ffffffff ffffffff
