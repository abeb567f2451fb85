; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:16
; Products of constants were cut to the width of the factors.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %a = call i64 @llvm.amdgcn.mul.u24.i64(i32 16777215, i32 16777215)
  store i64 %a, ptr addrspace(1) %o
  %b = call i64 @llvm.amdgcn.mul.i24.i64(i32 -5, i32 8388607)
  %p1 = getelementptr i64, ptr addrspace(1) %o, i32 1
  store i64 %b, ptr addrspace(1) %p1
  ret void
}
declare i64 @llvm.amdgcn.mul.u24.i64(i32, i32)
declare i64 @llvm.amdgcn.mul.i24.i64(i32, i32)
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: fe000001 0000ffff fd800005 ffffffff
