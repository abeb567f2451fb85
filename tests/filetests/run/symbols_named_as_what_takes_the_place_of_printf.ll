; test run
; target gfx900 gfx906 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:7
; What takes the place of printf has a name that nothing else has.
@f = private addrspace(4) constant <{ [2 x i8], [4 x i8] }> <{ [2 x i8] c"xx", [4 x i8] c"%d\0A\00" }>
@g = private addrspace(4) constant [4 x i8] c"%x\0A\00"
@printf.2 = addrspace(1) global i32 5
declare i32 @printf(ptr addrspace(4), ...)
define i32 @printf.1(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %q = getelementptr i8, ptr addrspace(4) @f, i64 2
  %t = call i32 @printf.1(i32 %x)
  %r = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) %q, i32 %t)
  %v = load volatile i32, ptr addrspace(1) @printf.2
  %r2 = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) @g, i32 %v)
  store i32 %t, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx90a gfx803
;> buf:8: 00000015 00000000
