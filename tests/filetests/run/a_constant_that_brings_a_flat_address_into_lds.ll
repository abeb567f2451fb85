; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:64 --arg i64:-64
; Which memory a flat address is in is seen without the offset of the instruction: p - 64 is below the aperture.
@l = addrspace(3) global [16 x i32] undef, align 16
define i32 @f(ptr %p, i64 %n) noinline {
  %q = getelementptr i8, ptr %p, i64 %n
  %q2 = getelementptr i8, ptr %q, i64 64
  %v = load i32, ptr %q2
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i64 %n) {
  store i32 42, ptr addrspace(3) @l
  %g = addrspacecast ptr addrspace(3) @l to ptr
  %v = call i32 @f(ptr %g, i64 %n)
  store i32 %v, ptr addrspace(1) %o
  %h = addrspacecast ptr addrspace(1) %o to ptr
  %w = call i32 @f(ptr %h, i64 %n)
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %w, ptr addrspace(1) %o2
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:64: 0000002a 0000002a 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
