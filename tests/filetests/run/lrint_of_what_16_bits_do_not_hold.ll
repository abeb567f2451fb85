; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg f32:70000
; What is out of range is any number, but one: the sign was not extended, since the word was believed to be in range.
define amdgpu_kernel void @k(ptr addrspace(1) %o, float %n) {
  %r = call i16 @llvm.lrint.i16.f32(float %n)
  %s = sext i16 %r to i32
  store i32 %s, ptr addrspace(1) %o
  %p1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i16 %r, ptr addrspace(1) %p1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00001170 00001170
