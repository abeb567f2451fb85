; ModuleID = 'base64_encode.cl'
source_filename = "base64_encode.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@LETTERS = hidden addrspace(4) constant [64 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %18 to ptr
  %22 = addrspacecast ptr addrspace(5) %19 to ptr
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store i32 %2, ptr %23, align 4
  %24 = load ptr addrspace(1), ptr %21, align 8
  %25 = load ptr addrspace(1), ptr %22, align 8
  %26 = load i32, ptr %23, align 4
  %27 = addrspacecast ptr addrspace(5) %11 to ptr
  %28 = addrspacecast ptr addrspace(5) %12 to ptr
  %29 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %24, ptr %27, align 8
  store ptr addrspace(1) %25, ptr %28, align 8
  store i32 %26, ptr %29, align 4
  %30 = addrspacecast ptr addrspace(5) %10 to ptr
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = addrspacecast ptr addrspace(5) %8 to ptr
  %34 = addrspacecast ptr addrspace(5) %4 to ptr
  %35 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %35, align 4
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %36, ptr addrspace(5) %6, align 8
  %37 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %38 = load i32, ptr %35, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 %39
  %41 = load i16, ptr addrspace(4) %40, align 2
  %42 = zext i16 %41 to i32
  %43 = mul i32 %32, %42
  %44 = addrspacecast ptr addrspace(5) %7 to ptr
  %45 = call i32 @llvm.amdgcn.workitem.id.x()
  %46 = add i32 %43, %45
  %47 = zext i32 %46 to i64
  store i32 %46, ptr addrspace(5) %14, align 4
  %48 = load i32, ptr addrspace(5) %14, align 4
  %49 = mul i32 %48, 3
  store i32 %49, ptr addrspace(5) %15, align 4
  %50 = load i32, ptr addrspace(5) %15, align 4
  %51 = load i32, ptr %29, align 4
  %52 = icmp uge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %3
  br label %142

54:                                               ; preds = %3
  %55 = load i32, ptr %29, align 4
  %56 = load i32, ptr addrspace(5) %15, align 4
  %57 = sub i32 %55, %56
  store i32 %57, ptr addrspace(5) %16, align 4
  %58 = load ptr addrspace(1), ptr %27, align 8
  %59 = load i32, ptr addrspace(5) %15, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %58, i64 %60
  %62 = load i8, ptr addrspace(1) %61, align 1
  %63 = zext i8 %62 to i32
  %64 = shl i32 %63, 16
  store i32 %64, ptr addrspace(5) %17, align 4
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = icmp ugt i32 %65, 1
  br i1 %66, label %67, label %78

67:                                               ; preds = %54
  %68 = load ptr addrspace(1), ptr %27, align 8
  %69 = load i32, ptr addrspace(5) %15, align 4
  %70 = add i32 %69, 1
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 %71
  %73 = load i8, ptr addrspace(1) %72, align 1
  %74 = zext i8 %73 to i32
  %75 = shl i32 %74, 8
  %76 = load i32, ptr addrspace(5) %17, align 4
  %77 = or i32 %76, %75
  store i32 %77, ptr addrspace(5) %17, align 4
  br label %78

78:                                               ; preds = %67, %54
  %79 = load i32, ptr addrspace(5) %16, align 4
  %80 = icmp ugt i32 %79, 2
  br i1 %80, label %81, label %91

81:                                               ; preds = %78
  %82 = load ptr addrspace(1), ptr %27, align 8
  %83 = load i32, ptr addrspace(5) %15, align 4
  %84 = add i32 %83, 2
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %82, i64 %85
  %87 = load i8, ptr addrspace(1) %86, align 1
  %88 = zext i8 %87 to i32
  %89 = load i32, ptr addrspace(5) %17, align 4
  %90 = or i32 %89, %88
  store i32 %90, ptr addrspace(5) %17, align 4
  br label %91

91:                                               ; preds = %81, %78
  %92 = load i32, ptr addrspace(5) %14, align 4
  %93 = mul i32 %92, 4
  %94 = load ptr addrspace(1), ptr %28, align 8
  %95 = zext i32 %93 to i64
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %94, i64 %95
  store ptr addrspace(1) %96, ptr %28, align 8
  %97 = load i32, ptr addrspace(5) %17, align 4
  %98 = lshr i32 %97, 18
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %99
  %101 = load i8, ptr addrspace(4) %100, align 1
  %102 = load ptr addrspace(1), ptr %28, align 8
  store i8 %101, ptr addrspace(1) %102, align 1
  %103 = load i32, ptr addrspace(5) %17, align 4
  %104 = lshr i32 %103, 12
  %105 = and i32 %104, 63
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %106
  %108 = load i8, ptr addrspace(4) %107, align 1
  %109 = load ptr addrspace(1), ptr %28, align 8
  %110 = getelementptr inbounds i8, ptr addrspace(1) %109, i64 1
  store i8 %108, ptr addrspace(1) %110, align 1
  %111 = load i32, ptr addrspace(5) %16, align 4
  %112 = icmp ugt i32 %111, 1
  br i1 %112, label %113, label %121

113:                                              ; preds = %91
  %114 = load i32, ptr addrspace(5) %17, align 4
  %115 = lshr i32 %114, 6
  %116 = and i32 %115, 63
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %117
  %119 = load i8, ptr addrspace(4) %118, align 1
  %120 = sext i8 %119 to i32
  br label %122

121:                                              ; preds = %91
  br label %122

122:                                              ; preds = %121, %113
  %123 = phi i32 [ %120, %113 ], [ 61, %121 ]
  %124 = trunc i32 %123 to i8
  %125 = load ptr addrspace(1), ptr %28, align 8
  %126 = getelementptr inbounds i8, ptr addrspace(1) %125, i64 2
  store i8 %124, ptr addrspace(1) %126, align 1
  %127 = load i32, ptr addrspace(5) %16, align 4
  %128 = icmp ugt i32 %127, 2
  br i1 %128, label %129, label %136

129:                                              ; preds = %122
  %130 = load i32, ptr addrspace(5) %17, align 4
  %131 = and i32 %130, 63
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %132
  %134 = load i8, ptr addrspace(4) %133, align 1
  %135 = sext i8 %134 to i32
  br label %137

136:                                              ; preds = %122
  br label %137

137:                                              ; preds = %136, %129
  %138 = phi i32 [ %135, %129 ], [ 61, %136 ]
  %139 = trunc i32 %138 to i8
  %140 = load ptr addrspace(1), ptr %28, align 8
  %141 = getelementptr inbounds i8, ptr addrspace(1) %140, i64 3
  store i8 %139, ptr addrspace(1) %141, align 1
  br label %142

142:                                              ; preds = %53, %137
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  %19 = addrspacecast ptr addrspace(5) %12 to ptr
  %20 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %18, align 8
  store ptr addrspace(1) %1, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  %21 = addrspacecast ptr addrspace(5) %10 to ptr
  %22 = addrspacecast ptr addrspace(5) %9 to ptr
  %23 = call i32 @llvm.amdgcn.workgroup.id.x()
  %24 = addrspacecast ptr addrspace(5) %8 to ptr
  %25 = addrspacecast ptr addrspace(5) %4 to ptr
  %26 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %26, align 4
  %27 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %27, ptr addrspace(5) %6, align 8
  %28 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %29 = load i32, ptr %26, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 %30
  %32 = load i16, ptr addrspace(4) %31, align 2
  %33 = zext i16 %32 to i32
  %34 = mul i32 %23, %33
  %35 = addrspacecast ptr addrspace(5) %7 to ptr
  %36 = call i32 @llvm.amdgcn.workitem.id.x()
  %37 = add i32 %34, %36
  %38 = zext i32 %37 to i64
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr addrspace(5) %14, align 4
  %40 = load i32, ptr addrspace(5) %14, align 4
  %41 = mul i32 %40, 3
  store i32 %41, ptr addrspace(5) %15, align 4
  %42 = load i32, ptr addrspace(5) %15, align 4
  %43 = load i32, ptr %20, align 4
  %44 = icmp uge i32 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %3
  br label %135

46:                                               ; preds = %3
  %47 = load i32, ptr %20, align 4
  %48 = load i32, ptr addrspace(5) %15, align 4
  %49 = sub i32 %47, %48
  store i32 %49, ptr addrspace(5) %16, align 4
  %50 = load ptr addrspace(1), ptr %18, align 8
  %51 = load i32, ptr addrspace(5) %15, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = zext i8 %54 to i32
  %56 = shl i32 %55, 16
  store i32 %56, ptr addrspace(5) %17, align 4
  %57 = load i32, ptr addrspace(5) %16, align 4
  %58 = icmp ugt i32 %57, 1
  br i1 %58, label %59, label %70

59:                                               ; preds = %46
  %60 = load ptr addrspace(1), ptr %18, align 8
  %61 = load i32, ptr addrspace(5) %15, align 4
  %62 = add i32 %61, 1
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %60, i64 %63
  %65 = load i8, ptr addrspace(1) %64, align 1
  %66 = zext i8 %65 to i32
  %67 = shl i32 %66, 8
  %68 = load i32, ptr addrspace(5) %17, align 4
  %69 = or i32 %68, %67
  store i32 %69, ptr addrspace(5) %17, align 4
  br label %70

70:                                               ; preds = %59, %46
  %71 = load i32, ptr addrspace(5) %16, align 4
  %72 = icmp ugt i32 %71, 2
  br i1 %72, label %73, label %83

73:                                               ; preds = %70
  %74 = load ptr addrspace(1), ptr %18, align 8
  %75 = load i32, ptr addrspace(5) %15, align 4
  %76 = add i32 %75, 2
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %74, i64 %77
  %79 = load i8, ptr addrspace(1) %78, align 1
  %80 = zext i8 %79 to i32
  %81 = load i32, ptr addrspace(5) %17, align 4
  %82 = or i32 %81, %80
  store i32 %82, ptr addrspace(5) %17, align 4
  br label %83

83:                                               ; preds = %73, %70
  %84 = load i32, ptr addrspace(5) %14, align 4
  %85 = mul i32 %84, 4
  %86 = load ptr addrspace(1), ptr %19, align 8
  %87 = zext i32 %85 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 %87
  store ptr addrspace(1) %88, ptr %19, align 8
  %89 = load i32, ptr addrspace(5) %17, align 4
  %90 = lshr i32 %89, 18
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %91
  %93 = load i8, ptr addrspace(4) %92, align 1
  %94 = load ptr addrspace(1), ptr %19, align 8
  %95 = getelementptr inbounds i8, ptr addrspace(1) %94, i64 0
  store i8 %93, ptr addrspace(1) %95, align 1
  %96 = load i32, ptr addrspace(5) %17, align 4
  %97 = lshr i32 %96, 12
  %98 = and i32 %97, 63
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %99
  %101 = load i8, ptr addrspace(4) %100, align 1
  %102 = load ptr addrspace(1), ptr %19, align 8
  %103 = getelementptr inbounds i8, ptr addrspace(1) %102, i64 1
  store i8 %101, ptr addrspace(1) %103, align 1
  %104 = load i32, ptr addrspace(5) %16, align 4
  %105 = icmp ugt i32 %104, 1
  br i1 %105, label %106, label %114

106:                                              ; preds = %83
  %107 = load i32, ptr addrspace(5) %17, align 4
  %108 = lshr i32 %107, 6
  %109 = and i32 %108, 63
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %110
  %112 = load i8, ptr addrspace(4) %111, align 1
  %113 = sext i8 %112 to i32
  br label %115

114:                                              ; preds = %83
  br label %115

115:                                              ; preds = %114, %106
  %116 = phi i32 [ %113, %106 ], [ 61, %114 ]
  %117 = trunc i32 %116 to i8
  %118 = load ptr addrspace(1), ptr %19, align 8
  %119 = getelementptr inbounds i8, ptr addrspace(1) %118, i64 2
  store i8 %117, ptr addrspace(1) %119, align 1
  %120 = load i32, ptr addrspace(5) %16, align 4
  %121 = icmp ugt i32 %120, 2
  br i1 %121, label %122, label %129

122:                                              ; preds = %115
  %123 = load i32, ptr addrspace(5) %17, align 4
  %124 = and i32 %123, 63
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) @LETTERS, i64 0, i64 %125
  %127 = load i8, ptr addrspace(4) %126, align 1
  %128 = sext i8 %127 to i32
  br label %130

129:                                              ; preds = %115
  br label %130

130:                                              ; preds = %129, %122
  %131 = phi i32 [ %128, %122 ], [ 61, %129 ]
  %132 = trunc i32 %131 to i8
  %133 = load ptr addrspace(1), ptr %19, align 8
  %134 = getelementptr inbounds i8, ptr addrspace(1) %133, i64 3
  store i8 %132, ptr addrspace(1) %134, align 1
  br label %135

135:                                              ; preds = %130, %45
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"uint"}
!9 = !{!"const", !"", !""}
