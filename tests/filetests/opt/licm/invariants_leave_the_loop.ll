; test licm
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %body
body:
  %i = phi i32 [ 1, %0 ], [ %next, %body ]
  %invariant = mul i32 %n, %n
  %quotient = udiv i32 %n, %invariant
  %lane = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %invariant)
  %sum = add i32 %quotient, %lane
  %next = add i32 %i, %sum
  store i32 %next, ptr addrspace(1) %p
  %again = icmp ult i32 %next, %n
  br i1 %again, label %body, label %exit
exit:
  ret void
}
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %n = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %invariant = mul i32 %n, %n
;>   %9 = uitofp i32 %invariant to float
;>   %10 = call float @llvm.amdgcn.rcp.f32(float %9)
;>   %11 = fmul float %10, 0x41EFFFFF60000000
;>   %12 = fptoui float %11 to i32
;>   %13 = sub i32 0, %invariant
;>   %14 = mul i32 %13, %12
;>   %15 = call i32 @llvm.amdgpuc.umulhi(i32 %12, i32 %14)
;>   %16 = add i32 %12, %15
;>   %17 = call i32 @llvm.amdgpuc.umulhi(i32 %n, i32 %16)
;>   %18 = mul i32 %17, %invariant
;>   %19 = sub i32 %n, %18
;>   %20 = icmp uge i32 %19, %invariant
;>   %21 = sub i32 %19, %invariant
;>   %22 = call i32 @llvm.umin.i32(i32 %19, i32 %21)
;>   %23 = icmp uge i32 %22, %invariant
;>   br label %body
;>
;> body:
;>   %24 = phi i32 [ 1, %0 ], [ %next, %28 ]
;>   %25 = zext i1 %20 to i32
;>   %26 = add i32 %17, %25
;>   %27 = zext i1 %23 to i32
;>   %quotient = add i32 %26, %27
;>   %lane = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %invariant)
;>   %sum = add i32 %quotient, %lane
;>   %next = add i32 %24, %sum
;>   store i32 %next, ptr addrspace(1) %p, align 4
;>   %again = icmp ult i32 %next, %n
;>   br i1 %again, label %28, label %exit
;>
;> 28:
;>   br label %body
;>
;> exit:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare float @llvm.amdgcn.rcp.f32(float)
;>
;> declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
;>
;> declare i32 @llvm.amdgpuc.umulhi(i32, i32)
;>
;> declare i32 @llvm.umin.i32(i32, i32)
