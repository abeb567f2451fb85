; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:32 --arg f64:-2.75 --arg f32:1e10 --arg f16:0.1
define amdgpu_kernel void @k(ptr addrspace(1) %o, double %d, float %f, half %h) {
  %a = fptosi double %d to i32
  %b = fptoui float %f to i64
  %c = fpext half %h to float
  store i32 %a, ptr addrspace(1) %o
  %p = getelementptr i8, ptr addrspace(1) %o, i64 8
  store i64 %b, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %o, i64 16
  store float %c, ptr addrspace(1) %q
  %t = fptrunc float %f to half
  %r = getelementptr i8, ptr addrspace(1) %o, i64 20
  store half %t, ptr addrspace(1) %r
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:32: fffffffe 00000000 540be400 00000002 3dccc000 00007c00 00000000 00000000
