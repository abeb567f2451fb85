; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 4 --workgroup 4 --arg buf:32 --arg i64:-1000000007
define amdgpu_kernel void @k(ptr addrspace(1) %o, i64 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %w = zext i32 %id to i64
  %d = add i64 %w, 3
  %q = sdiv i64 %n, %d
  %p = getelementptr i64, ptr addrspace(1) %o, i32 %id
  store i64 %q, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:32: ec21bca9 ffffffff f1194d7f ffffffff f4143dff ffffffff f610de55 ffffffff
