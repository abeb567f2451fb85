; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg i32:9999
; Each kernel has room for its own variable: the kernel that calls through a pointer may reach the
; functions in the table, and not the other kernel, which stands before them.
@a = internal addrspace(3) global [10000 x i32] poison, align 16
@b = internal addrspace(3) global [10000 x i32] poison, align 16
@table = internal addrspace(1) global [2 x ptr] [ptr @f, ptr @g]
define amdgpu_kernel void @other(i32 %n) {
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %n
  store volatile i32 %n, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %p = getelementptr i32, ptr addrspace(3) @b, i32 %n
  store volatile i32 %n, ptr addrspace(3) %p
  %f = load volatile ptr, ptr addrspace(1) @table
  %v = load volatile i32, ptr addrspace(3) %p
  %w = call i32 %f(i32 %v)
  store i32 %w, ptr addrspace(1) %o
  ret void
}
define internal i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define internal i32 @g(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}
; expect gfx900 gfx906 gfx90a
;> buf:16: 00002710 00000000 00000000 00000000
