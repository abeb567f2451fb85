; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:7
define internal i32 @square(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}
@other = internal alias i8, ptr @square
@third = weak_odr alias i32 (i32), ptr @square
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %v = call i32 @other(i32 %n)
  %w = call i32 @third(i32 %v)
  store i32 %w, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:4: 00000961
