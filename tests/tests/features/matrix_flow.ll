; processors gfx908 gfx90a
; Matrix instructions in loops, in functions, and with results used at once.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }

declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float, float, <4 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32, i32, i32)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float, float, <16 x float>, i32, i32, i32)
declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float, float, <32 x float>, i32, i32, i32)
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, <4 x i32>, i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
@lds = internal addrspace(3) global [1024 x float] poison

; The sum stays in registers from turn to turn.
define amdgpu_kernel void @loop(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %l
l:
  %k = phi i32 [ 0, %entry ], [ %k2, %l ]
  %acc = phi <16 x float> [ zeroinitializer, %entry ], [ %acc2, %l ]
  %at = add i32 %k, %i
  %p = getelementptr float, ptr addrspace(1) %in, i32 %at
  %a = load float, ptr addrspace(1) %p
  %b = fadd float %a, 1.0
  %acc2 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %a, float %b, <16 x float> %acc, i32 0, i32 0, i32 0)
  %k2 = add i32 %k, 1
  %c = icmp slt i32 %k2, %n
  br i1 %c, label %l, label %e
e:
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %acc2, ptr addrspace(1) %q
  ret void
}

; Several sums, one of which begins as the other's value of the turn before.
define amdgpu_kernel void @two_sums(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p0 = getelementptr float, ptr addrspace(1) %in, i32 %i
  %f = load float, ptr addrspace(1) %p0
  %init = insertelement <4 x float> splat (float 2.0), float %f, i32 1
  br label %l
l:
  %k = phi i32 [ 0, %entry ], [ %k2, %l ]
  %x = phi <4 x float> [ %init, %entry ], [ %y2, %l ]
  %y = phi <4 x float> [ splat (float 1.0), %entry ], [ %x2, %l ]
  %at = add i32 %k, %i
  %p = getelementptr float, ptr addrspace(1) %in, i32 %at
  %a = load float, ptr addrspace(1) %p
  %x2 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %a, float %f, <4 x float> %x, i32 0, i32 0, i32 0)
  %y1 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %f, float %a, <4 x float> %y, i32 0, i32 0, i32 0)
  %y2 = fadd <4 x float> %y1, splat (float 0.5)
  %k2 = add i32 %k, 1
  %c = icmp slt i32 %k2, %n
  br i1 %c, label %l, label %e
e:
  %s = fsub <4 x float> %x2, %y2
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %s, ptr addrspace(1) %q
  ret void
}

; C is used again afterwards, and is the C of two.
define amdgpu_kernel void @c_stays(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %c1 = extractelement <4 x float> %c, i32 1
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %a, float %c1, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %c1, float %a, <4 x float> %c, i32 0, i32 0, i32 0)
  %d2 = extractelement <4 x float> %d, i32 2
  %g = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %d2, float %a, <4 x float> %e, i32 0, i32 0, i32 0)
  %h = shufflevector <4 x float> %d, <4 x float> %e, <4 x i32> <i32 5, i32 0, i32 2, i32 7>
  %m = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %d2, float %a, <4 x float> %h, i32 0, i32 0, i32 0)
  %s = fadd <4 x float> %g, %c
  %t = fadd <4 x float> %s, %m
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %t, ptr addrspace(1) %q
  ret void
}

; Constants as C; results go to LDS at once, to arithmetic, and into A and B.
define amdgpu_kernel void @used_at_once(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %a, float %a, <16 x float> splat (float 1.0), i32 0, i32 0, i32 0)
  %d0 = extractelement <16 x float> %d, i32 0
  %d9 = extractelement <16 x float> %d, i32 9
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x1f32(float %d0, float %d9, <4 x float> splat (float 7.0), i32 0, i32 0, i32 0)
  %e3 = extractelement <4 x float> %e, i32 3
  %l = getelementptr float, ptr addrspace(3) @lds, i32 %i
  store float %e3, ptr addrspace(3) %l
  call void @llvm.amdgcn.s.barrier()
  %j = xor i32 %i, 3
  %m = getelementptr float, ptr addrspace(3) @lds, i32 %j
  %v = load float, ptr addrspace(3) %m
  %vi = bitcast float %v to i32
  %g = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %vi, i32 %i, <4 x i32> splat (i32 -3), i32 0, i32 0, i32 0)
  %h = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %i, i32 12345678, <4 x i32> splat (i32 65), i32 0, i32 0, i32 0)
  %k = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %vi, i32 %vi, <4 x i32> <i32 1, i32 1, i32 1, i32 2>, i32 0, i32 0, i32 0)
  %s1 = add <4 x i32> %g, %h
  %s = xor <4 x i32> %s1, %k
  %q = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %i
  store <4 x i32> %s, ptr addrspace(1) %q
  %o2 = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 64
  %q2 = getelementptr <16 x float>, ptr addrspace(1) %o2, i32 %i
  store <16 x float> %d, ptr addrspace(1) %q2
  ret void
}

; A bounds check before, which all lanes pass.
define amdgpu_kernel void @bounds(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %in.range = icmp ult i32 %i, %n
  br i1 %in.range, label %work, label %end
work:
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x2f32(float %a, float %a, <16 x float> splat (float 1.0), i32 0, i32 0, i32 0)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %d, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

; In a function that is called.
define <4 x float> @step(float %a, <4 x float> %c) #1 {
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %a, float %a, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %a, float 1.0, <4 x float> %d, i32 0, i32 0, i32 0)
  ret <4 x float> %e
}
define amdgpu_kernel void @called(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %i
  %a = load float, ptr addrspace(1) %p
  %d = call <4 x float> @step(float %a, <4 x float> zeroinitializer)
  %b = fmul float %a, 0.5
  %e = call <4 x float> @step(float %b, <4 x float> %d)
  %f = fadd <4 x float> %d, %e
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %f, ptr addrspace(1) %q
  ret void
}
attributes #1 = { noinline }

; More than 256 registers of sums at once.
define amdgpu_kernel void @pressure(ptr addrspace(1) %o, ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %l
l:
  %k = phi i32 [ 0, %entry ], [ %k2, %l ]
  %x0 = phi <32 x float> [ splat (float 0.0), %entry ], [ %y0, %l ]
  %x1 = phi <32 x float> [ splat (float 1.0), %entry ], [ %y1, %l ]
  %x2 = phi <32 x float> [ splat (float 2.0), %entry ], [ %y2, %l ]
  %x3 = phi <32 x float> [ splat (float 3.0), %entry ], [ %y3, %l ]
  %x4 = phi <32 x float> [ splat (float 4.0), %entry ], [ %y4, %l ]
  %x5 = phi <32 x float> [ splat (float 5.0), %entry ], [ %y5, %l ]
  %x6 = phi <32 x float> [ splat (float 6.0), %entry ], [ %y6, %l ]
  %x7 = phi <32 x float> [ splat (float 7.0), %entry ], [ %y7, %l ]
  %x8 = phi <32 x float> [ splat (float 8.0), %entry ], [ %y8, %l ]
  %x9 = phi <32 x float> [ splat (float 9.0), %entry ], [ %y9, %l ]
  %at = add i32 %k, %i
  %p = getelementptr float, ptr addrspace(1) %in, i32 %at
  %a = load float, ptr addrspace(1) %p
  %b0 = fadd float %a, 0.0
  %y0 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b0, <32 x float> %x0, i32 0, i32 0, i32 0)
  %b1 = fadd float %a, 1.0
  %y1 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b1, <32 x float> %x1, i32 0, i32 0, i32 0)
  %b2 = fadd float %a, 2.0
  %y2 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b2, <32 x float> %x2, i32 0, i32 0, i32 0)
  %b3 = fadd float %a, 3.0
  %y3 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b3, <32 x float> %x3, i32 0, i32 0, i32 0)
  %b4 = fadd float %a, 4.0
  %y4 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b4, <32 x float> %x4, i32 0, i32 0, i32 0)
  %b5 = fadd float %a, 5.0
  %y5 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b5, <32 x float> %x5, i32 0, i32 0, i32 0)
  %b6 = fadd float %a, 6.0
  %y6 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b6, <32 x float> %x6, i32 0, i32 0, i32 0)
  %b7 = fadd float %a, 7.0
  %y7 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b7, <32 x float> %x7, i32 0, i32 0, i32 0)
  %b8 = fadd float %a, 8.0
  %y8 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b8, <32 x float> %x8, i32 0, i32 0, i32 0)
  %b9 = fadd float %a, 9.0
  %y9 = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x1f32(float %a, float %b9, <32 x float> %x9, i32 0, i32 0, i32 0)
  %k2 = add i32 %k, 1
  %c = icmp slt i32 %k2, %n
  br i1 %c, label %l, label %e
e:
  %q = getelementptr <32 x float>, ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 0
  store <32 x float> %y0, ptr addrspace(1) %q0
  %q1 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 64
  store <32 x float> %y1, ptr addrspace(1) %q1
  %q2 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 128
  store <32 x float> %y2, ptr addrspace(1) %q2
  %q3 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 192
  store <32 x float> %y3, ptr addrspace(1) %q3
  %q4 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 256
  store <32 x float> %y4, ptr addrspace(1) %q4
  %q5 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 320
  store <32 x float> %y5, ptr addrspace(1) %q5
  %q6 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 384
  store <32 x float> %y6, ptr addrspace(1) %q6
  %q7 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 448
  store <32 x float> %y7, ptr addrspace(1) %q7
  %q8 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 512
  store <32 x float> %y8, ptr addrspace(1) %q8
  %q9 = getelementptr <32 x float>, ptr addrspace(1) %q, i32 576
  store <32 x float> %y9, ptr addrspace(1) %q9
  ret void
}
