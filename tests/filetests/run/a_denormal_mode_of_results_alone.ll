; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:0x00400000 --arg f32:1.0e30 --arg f64:1
; "preserve-sign,ieee" flushes what is denormal in results; an operand that is denormal counts as it is.
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %x, float %y, double %d)
    "denormal-fp-math-f32"="preserve-sign,ieee" {
  %r = fmul float %x, %y
  store float %r, ptr addrspace(1) %o
  %c = fcmp ogt float %x, 0.0
  %z = zext i1 %c to i32
  %p = getelementptr i8, ptr addrspace(1) %o, i64 4
  store i32 %z, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 31c9f2ca 00000001
