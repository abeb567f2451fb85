; test run
; target gfx900 gfx906 gfx90a
; options -O2
; run --kernel k --grid 4 --workgroup 4 --arg buf:32
; 1.0 of 16 bits is not 1.0 of 32: instructions that select halves have it in a register.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <2 x i32>, ptr addrspace(1) %p, i32 %id
  %w = load <2 x i32>, ptr addrspace(1) %place
  %x0 = extractelement <2 x i32> %w, i32 0
  %y0 = extractelement <2 x i32> %w, i32 1
  %f = mul i32 %id, 67108864
  %x = add i32 %x0, %f
  %g = mul i32 %id, 805306368
  %y = sub i32 %y0, %g
  %x1 = lshr i32 %x, 16
  %y1 = lshr i32 %y, 16
  %xt = trunc i32 %x1 to i16
  %yt = trunc i32 %y1 to i16
  %xh = bitcast i16 %xt to half
  %yh = bitcast i16 %yt to half
  %a = fadd half %xh, 1.0
  %b = fadd half %yh, 1.0
  %ai = bitcast half %a to i16
  %bi = bitcast half %b to i16
  %az = zext i16 %ai to i32
  %bz = zext i16 %bi to i32
  %v0 = insertelement <2 x i32> poison, i32 %az, i32 0
  %v1 = insertelement <2 x i32> %v0, i32 %bz, i32 1
  store <2 x i32> %v1, ptr addrspace(1) %place
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:32: 00003c00 00003c00 00003c00 0000cfc0 00003c00 00003bf0 00003c00 00007000
