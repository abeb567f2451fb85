; test run
; target gfx906
; options --max-vgprs=64
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg i32:7
; The place to which the result goes is one more than the 64 words.
define internal <64 x i16> @f(i32 %x, i32 %y) noinline {
  %a = trunc i32 %x to i16
  %b = trunc i32 %y to i16
  %v = insertelement <64 x i16> poison, i16 %a, i32 0
  %w = shufflevector <64 x i16> %v, <64 x i16> poison, <64 x i32> zeroinitializer
  %r = insertelement <64 x i16> %w, i16 %b, i32 7
  ret <64 x i16> %r
}

define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="32,32" {
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %g, 32
  %i = add i32 %m, %t
  %w = zext i32 %i to i64
  %p = getelementptr i64, ptr addrspace(1) %o, i64 1
  %old = atomicrmw or ptr addrspace(1) %p, i64 %w syncscope("agent") monotonic
  %v = call <64 x i16> @f(i32 %n, i32 %i)
  %j = and i32 %i, 63
  %e = extractelement <64 x i16> %v, i32 %j
  %z = zext i16 %e to i32
  store i32 %z, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> buf:16: 00000007 00000000 00000000 00000000
