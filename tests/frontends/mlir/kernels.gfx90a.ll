; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target triple = "amdgcn-amd-amdhsa"

@__wg_group_sum_0 = internal addrspace(3) global [64 x i32] undef

define amdgpu_kernel void @saxpy(i32 %0, float %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = call i32 @llvm.amdgcn.workitem.id.x()
  %6 = sext i32 %5 to i64
  %7 = call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = sext i32 %7 to i64
  %9 = mul i64 %8, 64
  %10 = add i64 %9, %6
  %11 = sext i32 %0 to i64
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %20

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %10
  %15 = load float, ptr addrspace(1) %14, align 4
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %10
  %17 = load float, ptr addrspace(1) %16, align 4
  %18 = call float @llvm.fma.f32(float %1, float %15, float %17)
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %10
  store float %18, ptr addrspace(1) %19, align 4
  br label %20

20:                                               ; preds = %13, %4
  ret void
}

define amdgpu_kernel void @group_sum(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  %5 = call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = sext i32 %5 to i64
  %7 = call i32 @llvm.amdgcn.workitem.id.x()
  %8 = sext i32 %7 to i64
  %9 = call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = sext i32 %9 to i64
  %11 = mul i64 %10, 64
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @__wg_group_sum_0, i64 %4
  store i32 %14, ptr addrspace(3) %15, align 4
  br label %16

16:                                               ; preds = %29, %2
  %17 = phi i64 [ %30, %29 ], [ 32, %2 ]
  %18 = icmp ugt i64 %17, 0
  br i1 %18, label %19, label %31

19:                                               ; preds = %16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %20 = icmp ult i64 %4, %17
  br i1 %20, label %21, label %29

21:                                               ; preds = %19
  %22 = add i64 %4, %17
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @__wg_group_sum_0, i64 %4
  %24 = load i32, ptr addrspace(3) %23, align 4
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @__wg_group_sum_0, i64 %22
  %26 = load i32, ptr addrspace(3) %25, align 4
  %27 = add i32 %24, %26
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @__wg_group_sum_0, i64 %4
  store i32 %27, ptr addrspace(3) %28, align 4
  br label %29

29:                                               ; preds = %21, %19
  %30 = udiv i64 %17, 2
  br label %16

31:                                               ; preds = %16
  %32 = icmp eq i64 %4, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = load i32, ptr addrspace(3) @__wg_group_sum_0, align 4
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %34, ptr addrspace(1) %35, align 4
  br label %36

36:                                               ; preds = %33, %31
  ret void
}

define amdgpu_kernel void @shuffles(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  %5 = call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 64
  %8 = add i64 %7, %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = bitcast float %10 to i32
  %12 = call i32 @llvm.amdgcn.ds.swizzle(i32 %11, i32 1055)
  %13 = bitcast i32 %12 to float
  %14 = call noundef range(i32 0, 32) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %15 = call noundef range(i32 0, 64) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %14)
  %16 = add i32 %15, 64
  %17 = and i32 %16, -64
  %18 = add i32 %15, 5
  %19 = icmp slt i32 %18, %17
  %20 = select i1 %19, i32 %18, i32 %15
  %21 = shl i32 %20, 2
  %22 = bitcast float %10 to i32
  %23 = call i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %22)
  %24 = bitcast i32 %23 to float
  %25 = fadd float %13, %10
  %26 = select i1 %19, float %24, float %25
  %27 = fmul float %25, %26
  br label %28

28:                                               ; preds = %32, %2
  %29 = phi i64 [ %47, %32 ], [ 1, %2 ]
  %30 = phi float [ %46, %32 ], [ %27, %2 ]
  %31 = icmp slt i64 %29, 7
  br i1 %31, label %32, label %48

32:                                               ; preds = %28
  %33 = trunc i64 %29 to i32
  %34 = lshr i32 64, %33
  %35 = call noundef range(i32 0, 32) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %36 = call noundef range(i32 0, 64) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %35)
  %37 = add i32 %36, 64
  %38 = and i32 %37, -64
  %39 = xor i32 %36, %34
  %40 = icmp slt i32 %39, %38
  %41 = select i1 %40, i32 %39, i32 %36
  %42 = shl i32 %41, 2
  %43 = bitcast float %30 to i32
  %44 = call i32 @llvm.amdgcn.ds.bpermute(i32 %42, i32 %43)
  %45 = bitcast i32 %44 to float
  %46 = fadd float %30, %45
  %47 = add i64 %29, 1
  br label %28

48:                                               ; preds = %28
  %49 = fadd float %30, %10
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %49, ptr addrspace(1) %50, align 4
  ret void
}

declare float @llvm.floor.f32(float)

declare float @llvm.ceil.f32(float)

declare float @llvm.exp2.f32(float)

declare float @llvm.log2.f32(float)

define amdgpu_kernel void @mathematics(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  %5 = call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 64
  %8 = add i64 %7, %4
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = call float @llvm.fabs.f32(float %10)
  %12 = call float @llvm.sqrt.f32(float %11)
  %13 = call float @llvm.floor.f32(float %10)
  %14 = call float @llvm.ceil.f32(float %12)
  %15 = call float @llvm.exp2.f32(float %13)
  %16 = fadd float %11, 1.000000e+00
  %17 = call float @llvm.log2.f32(float %16)
  %18 = fcmp ugt float %14, %15
  %19 = select i1 %18, float %14, float %15
  %20 = fcmp uno float %15, %15
  %21 = select i1 %20, float %15, float %19
  %22 = fcmp ult float %21, %17
  %23 = select i1 %22, float %21, float %17
  %24 = fcmp uno float %21, %21
  %25 = select i1 %24, float %17, float %23
  %26 = call float @llvm.copysign.f32(float %25, float %10)
  %27 = call float @llvm.round.f32(float %26)
  %28 = fdiv float %10, %16
  %29 = fadd float %27, %28
  %30 = fadd float %29, %12
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %30, ptr addrspace(1) %31, align 4
  ret void
}

define amdgpu_kernel void @vectors(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  %5 = call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 64
  %8 = add i64 %7, %4
  %9 = mul i64 %8, 4
  %10 = getelementptr half, ptr addrspace(1) %0, i64 %9
  %11 = load <4 x half>, ptr addrspace(1) %10, align 2
  %12 = shufflevector <4 x half> %11, <4 x half> %11, <4 x i32> <i32 3, i32 1, i32 2, i32 0>
  %13 = fmul <4 x half> %11, %12
  %14 = fpext <4 x half> %13 to <4 x float>
  %15 = call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %14)
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  store float %15, ptr addrspace(1) %16, align 4
  ret void
}

define amdgpu_kernel void @mfma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = call i32 @llvm.amdgcn.workitem.id.x()
  %5 = sext i32 %4 to i64
  %6 = urem i64 %5, 16
  %7 = udiv i64 %5, 16
  %8 = mul i64 %7, 4
  %9 = mul i64 %6, 16
  %10 = add i64 %9, %8
  %11 = getelementptr half, ptr addrspace(1) %0, i64 %10
  %12 = load <4 x half>, ptr addrspace(1) %11, align 2
  %13 = mul i64 %6, 16
  %14 = add i64 %13, %8
  %15 = getelementptr half, ptr addrspace(1) %1, i64 %14
  %16 = load <4 x half>, ptr addrspace(1) %15, align 2
  %17 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %12, <4 x half> %16, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %18 = mul i64 %6, 16
  %19 = add i64 %18, %8
  %20 = getelementptr float, ptr addrspace(1) %2, i64 %19
  store <4 x float> %17, ptr addrspace(1) %20, align 4
  ret void
}

define amdgpu_kernel void @integers(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  %5 = call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 64
  %8 = add i64 %7, %4
  %9 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %8
  %10 = load i64, ptr addrspace(1) %9, align 4
  %11 = sdiv i64 %10, 7
  %12 = urem i64 %10, 7
  %13 = ashr i64 %10, 7
  %14 = sext i64 %10 to i128
  %15 = sext i64 %10 to i128
  %16 = mul i128 %14, %15
  %17 = trunc i128 %16 to i64
  %18 = lshr i128 %16, 64
  %19 = trunc i128 %18 to i64
  %20 = call i64 @llvm.ctpop.i64(i64 %10)
  %21 = call i64 @llvm.ctlz.i64(i64 %10, i1 false)
  %22 = icmp sgt i64 %11, %12
  %23 = select i1 %22, i64 %11, i64 %12
  %24 = xor i64 %23, %13
  %25 = add i64 %24, %17
  %26 = sub i64 %25, %19
  %27 = add i64 %26, %20
  %28 = sdiv i64 %27, 7
  %29 = mul i64 %28, 7
  %30 = icmp ne i64 %27, %29
  %31 = icmp slt i64 %27, 0
  %32 = icmp eq i1 %31, false
  %33 = and i1 %30, %32
  %34 = add i64 %28, 1
  %35 = select i1 %33, i64 %34, i64 %28
  %36 = add i64 %35, %21
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %8
  store i64 %36, ptr addrspace(1) %37, align 4
  ret void
}

define amdgpu_kernel void @atomics(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2) #0 {
  %4 = call i32 @llvm.amdgcn.workitem.id.x()
  %5 = sext i32 %4 to i64
  %6 = call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = sext i32 %6 to i64
  %8 = mul i64 %7, 64
  %9 = add i64 %8, %5
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4
  %12 = urem i64 %9, 8
  %13 = getelementptr i32, ptr addrspace(1) %1, i64 %12
  %14 = atomicrmw add ptr addrspace(1) %13, i32 %11 acq_rel, align 4
  %15 = atomicrmw max ptr addrspace(1) %2, i32 %11 acq_rel, align 4
  ret void
}

define amdgpu_kernel void @control(ptr addrspace(1) %0) #0 {
  %2 = alloca i32, i64 8, align 4, addrspace(5)
  %3 = call i32 @llvm.amdgcn.workitem.id.x()
  %4 = sext i32 %3 to i64
  %5 = call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = sext i32 %5 to i64
  %7 = mul i64 %6, 64
  %8 = add i64 %7, %4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4
  br label %11

11:                                               ; preds = %14, %1
  %12 = phi i64 [ %18, %14 ], [ 0, %1 ]
  %13 = icmp slt i64 %12, 8
  br i1 %13, label %14, label %19

14:                                               ; preds = %11
  %15 = trunc i64 %12 to i32
  %16 = mul i32 %15, %10
  %17 = getelementptr inbounds nuw i32, ptr addrspace(5) %2, i64 %12
  store i32 %16, ptr addrspace(5) %17, align 4
  %18 = add i64 %12, 1
  br label %11

19:                                               ; preds = %11
  %20 = urem i64 %8, 8
  br label %21

21:                                               ; preds = %25, %19
  %22 = phi i64 [ %30, %25 ], [ 0, %19 ]
  %23 = phi i32 [ %29, %25 ], [ %10, %19 ]
  %24 = icmp slt i64 %22, %20
  br i1 %24, label %25, label %31

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i32, ptr addrspace(5) %2, i64 %22
  %27 = load i32, ptr addrspace(5) %26, align 4
  %28 = xor i32 %23, %27
  %29 = mul i32 %28, 3
  %30 = add i64 %22, 1
  br label %21

31:                                               ; preds = %21
  %32 = trunc i64 %20 to i32
  switch i32 %32, label %37 [
    i32 1, label %33
    i32 4, label %35
  ]

33:                                               ; preds = %31
  %34 = add i32 %23, 3
  br label %38

35:                                               ; preds = %31
  %36 = mul i32 %23, %23
  br label %38

37:                                               ; preds = %31
  br label %38

38:                                               ; preds = %37, %33, %35
  %39 = phi i32 [ %23, %37 ], [ %36, %35 ], [ %34, %33 ]
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  store i32 %39, ptr addrspace(1) %40, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
