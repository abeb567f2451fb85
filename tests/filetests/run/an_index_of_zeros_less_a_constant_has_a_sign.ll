; test run
; target gfx906 gfx900 gfx908 gfx90a gfx803
; options -O2
; No bit of the product is left, and known to be zero are all of its bits: of the sum, the sign is not.
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg i32:3 --arg i32:5
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = add i32 %id, %x
  %b = add i32 %id, %y
  %ah = shl i32 %a, 16
  %bh = shl i32 %b, 16
  %zero = mul i32 %ah, %bh
  %index = add i32 %zero, -2
  %wide = sext i32 %index to i64
  %end = getelementptr i8, ptr addrspace(1) %p, i64 16
  %place = getelementptr i32, ptr addrspace(1) %end, i64 %wide
  store i32 77, ptr addrspace(1) %place
  ret void
}
; expect gfx906 gfx900 gfx908 gfx90a gfx803
;> buf:16: 00000000 00000000 0000004d 00000000
