; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:16
; C without prototypes: a function is called with more arguments than it has, and with fewer, and for a result that
; it does not give. What is not passed is not used here.
define internal i32 @first(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define internal i32 @some(i32 %x, i32 %unused) noinline {
  %y = add i32 %x, 5
  ret i32 %y
}
define internal void @nothing(ptr addrspace(1) %p) noinline {
  store i32 77, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %a = call i32 @first(i32 14, i32 99, ptr addrspace(1) %o)
  store i32 %a, ptr addrspace(1) %o
  %p = getelementptr i32, ptr addrspace(1) %o, i32 1
  %b = call i32 @some(i32 %a)
  store i32 %b, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %o, i32 2
  %c = call i32 @nothing(ptr addrspace(1) %q)
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:16: 0000002a 0000002f 0000004d 00000000
