; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
; %f is one number in both of its uses: f & 255 is what the low byte of f | 0xff00 is.
declare i32 @llvm.amdgcn.wavefrontsize()
@g = internal addrspace(4) constant [2 x i32] [i32 undef, i32 7]
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %w = call i32 @llvm.amdgcn.wavefrontsize()
  %i = sub i32 %w, 64
  %p = getelementptr [2 x i32], ptr addrspace(4) @g, i32 0, i32 %i
  %x = load i32, ptr addrspace(4) %p
  %f = freeze i32 %x
  %a = and i32 %f, 255
  %b = or i32 %f, 65280
  store i32 %a, ptr addrspace(1) %o
  %o1 = getelementptr i8, ptr addrspace(1) %o, i64 4
  store i32 %b, ptr addrspace(1) %o1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000000 0000ff00
