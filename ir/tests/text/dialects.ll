; Forms of other versions of LLVM than the current one, and of frontends that write text by hand.
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p10:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgpu9.06-amd-amdhsa-unknown"

%node = type { i32, %node*, %pair addrspace(1)* }
%pair = type { [2 x %node]*, <{ i8, %node }>*, void (%node*, i32)* }
%image = type opaque

@list = addrspace(1) global %node zeroinitializer
@text = addrspace(4) constant [4 x i8] c"abc\00"
@first = addrspace(4) constant i8 addrspace(4)* getelementptr inbounds ([4 x i8], [4 x i8] addrspace(4)* @text, i32 0, i32 1)
@floats = addrspace(4) constant [6 x float] [float f0x3FB8AA3B, float +inf, float -qnan, float +nan(0x1), float -0x1.8p-3, float 3.140000e+00]

declare float @llvm.exp2.float(float)
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)

define amdgpu_kernel void @kernel(float addrspace(1)* noalias %p, %node* %list, %image addrspace(4)* %image) #0 {
entry:
  %slot = alloca [4 x float]
  %place = getelementptr inbounds [4 x float], [4 x float]* %slot, i32 0, i32 2
  %x = load float, float addrspace(1)* %p
  %y = call float @llvm.exp2.float(float %x)
  %z = call float @llvm.experimental.constrained.fadd.f32(float %y, float %x, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  store float %z, float* %place
  %bits = bitcast float addrspace(1)* %p to i32 addrspace(1)*
  %old = atomicrmw add i32 addrspace(1)* %bits, i32 1 seq_cst
  %v = insertelement <4 x i32> splat (i32 3), i32 %old, i32 0
  %w = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)
  %f = call float @llvm.amdgcn.ds.fadd.f32(float addrspace(3)* null, float %z, i32 0, i32 0, i1 false)
  %s = call i32 @llvm.smul.fix.sat.i32(i32 %old, i32 7, i32 3)
  %t = call i32 @llvm.sshl.sat.i32(i32 %s, i32 2)
  call void @callee(%pair* byval align 8 null, i32 %t)
  ret void
}

define internal void @callee(%pair* byval align 8 %p, i32 %x) {
  ret void
}

attributes #0 = { nounwind denormal_fpenv(dynamic, float: preservesign|ieee) }
