; ModuleID = "kernels.mojo"
source_filename = "kernels.mojo"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: norecurse
define dso_local amdgpu_kernel void @kernels_sorting_SIMD_DType_in6A6AoA6A6AcBuA_a938ebf277b251ae(i32 noundef %0, ptr noundef %1) #0 {
  %3 = call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = zext i32 %3 to i64
  %5 = mul i64 %4, 64
  %6 = call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext i32 %6 to i64
  %8 = add i64 %5, %7
  %9 = mul i64 %8, 8
  %10 = sext i32 %0 to i64
  %11 = icmp sge i64 %8, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %2
  br label %80

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %20, %13
  %15 = phi i64 [ 0, %13 ], [ %21, %20 ]
  %16 = phi <8 x i32> [ zeroinitializer, %13 ], [ %25, %20 ]
  %17 = icmp slt i64 %15, 8
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  br label %20

19:                                               ; preds = %14
  br label %26

20:                                               ; preds = %18
  %21 = add i64 %15, 1
  %22 = add i64 %9, %15
  %23 = getelementptr inbounds i32, ptr %1, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = insertelement <8 x i32> %16, i32 %24, i64 %15
  br label %14

26:                                               ; preds = %19
  %27 = phi <8 x i32> [ %16, %19 ]
  br label %28

28:                                               ; preds = %62, %26
  %29 = phi <8 x i32> [ %27, %26 ], [ %66, %62 ]
  %30 = phi i64 [ 1, %26 ], [ %45, %62 ]
  %31 = add i64 %30, 1
  %32 = icmp eq i64 %30, 8
  %33 = select i1 %32, i64 %30, i64 %31
  br label %34

34:                                               ; preds = %28
  br i1 %32, label %35, label %36

35:                                               ; preds = %34
  br label %38

36:                                               ; preds = %34
  br label %37

37:                                               ; preds = %36
  br label %41

38:                                               ; preds = %35
  %39 = phi i64 [ %33, %35 ]
  %40 = phi i64 [ %30, %35 ]
  br label %67

41:                                               ; preds = %37
  %42 = phi i64 [ %33, %37 ]
  %43 = phi i64 [ %30, %37 ]
  br label %44

44:                                               ; preds = %41
  %45 = phi i64 [ %42, %41 ]
  %46 = phi i64 [ %43, %41 ]
  %47 = extractelement <8 x i32> %29, i64 %46
  %48 = sub i64 %46, 1
  br label %49

49:                                               ; preds = %58, %44
  %50 = phi <8 x i32> [ %29, %44 ], [ %60, %58 ]
  %51 = phi i64 [ %48, %44 ], [ %61, %58 ]
  %52 = extractelement <8 x i32> %50, i64 %51
  %53 = icmp sgt i32 %52, %47
  %54 = icmp sge i64 %51, 0
  %55 = select i1 %54, i1 %53, i1 false
  br i1 %55, label %56, label %57

56:                                               ; preds = %49
  br label %58

57:                                               ; preds = %49
  br label %62

58:                                               ; preds = %56
  %59 = add i64 %51, 1
  %60 = insertelement <8 x i32> %50, i32 %52, i64 %59
  %61 = sub i64 %51, 1
  br label %49

62:                                               ; preds = %57
  %63 = phi <8 x i32> [ %50, %57 ]
  %64 = phi i64 [ %51, %57 ]
  %65 = add i64 %64, 1
  %66 = insertelement <8 x i32> %63, i32 %47, i64 %65
  br label %28

67:                                               ; preds = %38
  %68 = phi <8 x i32> [ %29, %38 ]
  br label %69

69:                                               ; preds = %74, %67
  %70 = phi i64 [ 0, %67 ], [ %75, %74 ]
  %71 = icmp slt i64 %70, 8
  br i1 %71, label %72, label %73

72:                                               ; preds = %69
  br label %74

73:                                               ; preds = %69
  br label %79

74:                                               ; preds = %72
  %75 = add i64 %70, 1
  %76 = add i64 %9, %70
  %77 = getelementptr inbounds i32, ptr %1, i64 %76
  %78 = extractelement <8 x i32> %68, i64 %70
  store i32 %78, ptr %77, align 4
  br label %69

79:                                               ; preds = %73
  br label %80

80:                                               ; preds = %79, %12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { norecurse "target-cpu"="gfx90a" "target-features" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
