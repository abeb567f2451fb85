; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
@a = internal addrspace(1) global i32 5, align 4
@b = internal alias i32, addrspacecast (ptr addrspace(1) @a to ptr)
@f = internal alias i32 (i32), ptr @twice
define internal i32 @twice(i32 %x) noinline {
  %y = shl i32 %x, 1
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  store i32 6, ptr @b
  %x = load i32, ptr addrspace(1) @a
  %y = call i32 @f(i32 %x)
  store i32 %y, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:8: 0000000c 00000000
