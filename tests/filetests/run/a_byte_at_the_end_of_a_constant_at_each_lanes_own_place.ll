; test run
; target gfx803 gfx900 gfx906 gfx90a
; run --kernel k --grid 10 --workgroup 10 --arg buf:40 --arg buf:33
; Only scalar loads have no smaller size than a dword, which would be read beyond the end of the variable and of the buffer.
@table = internal addrspace(4) constant [33 x i8] c"012345678901234567890123456789abc", align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(4) %b) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = urem i32 %t, 9
  %i = mul nuw nsw i32 %m, 4
  %z = zext nneg i32 %i to i64
  %p = getelementptr i8, ptr addrspace(4) @table, i64 %z
  %v = load i8, ptr addrspace(4) %p, align 4
  %q = getelementptr i8, ptr addrspace(4) %b, i64 %z
  %w = load i8, ptr addrspace(4) %q, align 4
  %x = zext i8 %v to i32
  %y = sext i8 %w to i32
  %s = add i32 %x, %y
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %s, ptr addrspace(1) %g
  ret void
}
; expect gfx803 gfx900 gfx906 gfx90a
;> buf:40: 00000030 00000034 00000038 00000032 00000036 00000030 00000034 00000038 00000063 00000030
;> buf:33: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
