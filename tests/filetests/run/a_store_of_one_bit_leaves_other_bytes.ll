; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:5
; The same at a uniform index, where the elements are a row of registers.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %a = alloca [8 x i8], align 4, addrspace(5)
  store i64 -1, ptr addrspace(5) %a, align 4
  %p = getelementptr inbounds i8, ptr addrspace(5) %a, i32 %i
  store i1 true, ptr addrspace(5) %p, align 1
  %v = load i64, ptr addrspace(5) %a, align 4
  store i64 %v, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: ffffffff ffff01ff
