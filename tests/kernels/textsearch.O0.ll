; ModuleID = 'textsearch.cl'
source_filename = "textsearch.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @textsearch(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, ptr addrspace(1) noundef align 1 %2, i16 noundef %3, i16 noundef %4, ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 1 %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i16, align 2, addrspace(5)
  %12 = alloca i16, align 2, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  %19 = addrspacecast ptr addrspace(5) %12 to ptr
  %20 = addrspacecast ptr addrspace(5) %13 to ptr
  %21 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store i32 %1, ptr %16, align 4
  store ptr addrspace(1) %2, ptr %17, align 8
  store i16 %3, ptr %18, align 2
  store i16 %4, ptr %19, align 2
  store ptr addrspace(1) %5, ptr %20, align 8
  store ptr addrspace(1) %6, ptr %21, align 8
  %22 = load ptr addrspace(1), ptr %15, align 8
  %23 = load i32, ptr %16, align 4
  %24 = load ptr addrspace(1), ptr %17, align 8
  %25 = load i16, ptr %18, align 2
  %26 = load i16, ptr %19, align 2
  %27 = load ptr addrspace(1), ptr %20, align 8
  %28 = load ptr addrspace(1), ptr %21, align 8
  call void @__clang_ocl_kern_imp_textsearch(ptr addrspace(1) noundef align 1 %22, i32 noundef %23, ptr addrspace(1) noundef align 1 %24, i16 noundef zeroext %25, i16 noundef zeroext %26, ptr addrspace(1) noundef align 2 %27, ptr addrspace(1) noundef align 1 %28) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_textsearch(ptr addrspace(1) noundef align 1 %0, i32 noundef %1, ptr addrspace(1) noundef align 1 %2, i16 noundef zeroext %3, i16 noundef zeroext %4, ptr addrspace(1) noundef align 2 %5, ptr addrspace(1) noundef align 1 %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8, align 1, addrspace(5)
  %15 = alloca i8, align 1, addrspace(5)
  %16 = alloca i8, align 1, addrspace(5)
  %17 = alloca i8, align 1, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i16, align 2, addrspace(5)
  %23 = alloca i16, align 2, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i16, align 2, addrspace(5)
  %28 = alloca i8, align 1, addrspace(5)
  %29 = alloca i16, align 2, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i16, align 2, addrspace(5)
  %32 = alloca i8, align 1, addrspace(5)
  %33 = addrspacecast ptr addrspace(5) %19 to ptr
  %34 = addrspacecast ptr addrspace(5) %20 to ptr
  %35 = addrspacecast ptr addrspace(5) %21 to ptr
  %36 = addrspacecast ptr addrspace(5) %22 to ptr
  %37 = addrspacecast ptr addrspace(5) %23 to ptr
  %38 = addrspacecast ptr addrspace(5) %24 to ptr
  %39 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr addrspace(1) %0, ptr %33, align 8
  store i32 %1, ptr %34, align 4
  store ptr addrspace(1) %2, ptr %35, align 8
  store i16 %3, ptr %36, align 2
  store i16 %4, ptr %37, align 2
  store ptr addrspace(1) %5, ptr %38, align 8
  store ptr addrspace(1) %6, ptr %39, align 8
  %40 = addrspacecast ptr addrspace(5) %18 to ptr
  %41 = addrspacecast ptr addrspace(5) %13 to ptr
  %42 = call i32 @llvm.amdgcn.workgroup.id.x()
  %43 = addrspacecast ptr addrspace(5) %12 to ptr
  %44 = addrspacecast ptr addrspace(5) %8 to ptr
  %45 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %45, align 4
  %46 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %46, ptr addrspace(5) %10, align 8
  %47 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %48 = load i32, ptr %45, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr addrspace(4) %47, i64 %49
  %51 = load i16, ptr addrspace(4) %50, align 2
  %52 = zext i16 %51 to i32
  %53 = mul i32 %42, %52
  %54 = addrspacecast ptr addrspace(5) %11 to ptr
  %55 = call i32 @llvm.amdgcn.workitem.id.x()
  %56 = add i32 %53, %55
  store i32 %56, ptr addrspace(5) %26, align 4
  store i16 0, ptr addrspace(5) %27, align 2
  store i8 -1, ptr addrspace(5) %28, align 1
  store i16 0, ptr addrspace(5) %29, align 2
  br label %57

57:                                               ; preds = %166, %7
  %58 = load i16, ptr addrspace(5) %29, align 2
  %59 = zext i16 %58 to i32
  %60 = load i16, ptr %37, align 2
  %61 = zext i16 %60 to i32
  %62 = icmp slt i32 %59, %61
  br i1 %62, label %63, label %169

63:                                               ; preds = %57
  %64 = load i32, ptr addrspace(5) %26, align 4
  %65 = load i16, ptr %37, align 2
  %66 = zext i16 %65 to i32
  %67 = mul i32 %64, %66
  %68 = load i16, ptr addrspace(5) %29, align 2
  %69 = zext i16 %68 to i32
  %70 = add i32 %67, %69
  store i32 %70, ptr addrspace(5) %30, align 4
  %71 = load i32, ptr addrspace(5) %30, align 4
  %72 = load i16, ptr %36, align 2
  %73 = zext i16 %72 to i32
  %74 = add i32 %71, %73
  %75 = load i32, ptr %34, align 4
  %76 = icmp ugt i32 %74, %75
  br i1 %76, label %77, label %78

77:                                               ; preds = %63
  br label %169

78:                                               ; preds = %63
  store i16 0, ptr addrspace(5) %31, align 2
  br label %79

79:                                               ; preds = %146, %78
  %80 = load i16, ptr addrspace(5) %31, align 2
  %81 = zext i16 %80 to i32
  %82 = load i16, ptr %36, align 2
  %83 = zext i16 %82 to i32
  %84 = icmp slt i32 %81, %83
  br i1 %84, label %85, label %149

85:                                               ; preds = %79
  %86 = load ptr addrspace(1), ptr %35, align 8
  %87 = load i16, ptr addrspace(5) %31, align 2
  %88 = zext i16 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 %88
  %90 = load i8, ptr addrspace(1) %89, align 1
  store i8 %90, ptr addrspace(5) %32, align 1
  %91 = load i8, ptr addrspace(5) %32, align 1
  %92 = zext i8 %91 to i32
  %93 = icmp ne i32 %92, 63
  br i1 %93, label %94, label %146

94:                                               ; preds = %85
  %95 = load i8, ptr addrspace(5) %32, align 1
  %96 = addrspacecast ptr addrspace(5) %14 to ptr
  %97 = addrspacecast ptr addrspace(5) %15 to ptr
  store i8 %95, ptr %97, align 1
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = icmp sge i32 %99, 65
  br i1 %100, label %101, label %109

101:                                              ; preds = %94
  %102 = load i8, ptr %97, align 1
  %103 = zext i8 %102 to i32
  %104 = icmp sle i32 %103, 90
  br i1 %104, label %105, label %109

105:                                              ; preds = %101
  %106 = load i8, ptr %97, align 1
  %107 = zext i8 %106 to i32
  %108 = add nsw i32 %107, 32
  br label %112

109:                                              ; preds = %101, %94
  %110 = load i8, ptr %97, align 1
  %111 = zext i8 %110 to i32
  br label %112

112:                                              ; preds = %105, %109
  %113 = phi i32 [ %108, %105 ], [ %111, %109 ]
  %114 = trunc i32 %113 to i8
  %115 = zext i8 %114 to i32
  %116 = load ptr addrspace(1), ptr %33, align 8
  %117 = load i32, ptr addrspace(5) %30, align 4
  %118 = load i16, ptr addrspace(5) %31, align 2
  %119 = zext i16 %118 to i32
  %120 = add i32 %117, %119
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr addrspace(1) %116, i64 %121
  %123 = load i8, ptr addrspace(1) %122, align 1
  %124 = addrspacecast ptr addrspace(5) %16 to ptr
  %125 = addrspacecast ptr addrspace(5) %17 to ptr
  store i8 %123, ptr %125, align 1
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = icmp sge i32 %127, 65
  br i1 %128, label %129, label %137

129:                                              ; preds = %112
  %130 = load i8, ptr %125, align 1
  %131 = zext i8 %130 to i32
  %132 = icmp sle i32 %131, 90
  br i1 %132, label %133, label %137

133:                                              ; preds = %129
  %134 = load i8, ptr %125, align 1
  %135 = zext i8 %134 to i32
  %136 = add nsw i32 %135, 32
  br label %140

137:                                              ; preds = %129, %112
  %138 = load i8, ptr %125, align 1
  %139 = zext i8 %138 to i32
  br label %140

140:                                              ; preds = %133, %137
  %141 = phi i32 [ %136, %133 ], [ %139, %137 ]
  %142 = trunc i32 %141 to i8
  %143 = zext i8 %142 to i32
  %144 = icmp ne i32 %115, %143
  br i1 %144, label %145, label %146

145:                                              ; preds = %140
  br label %149

146:                                              ; preds = %140, %85
  %147 = load i16, ptr addrspace(5) %31, align 2
  %148 = add i16 %147, 1
  store i16 %148, ptr addrspace(5) %31, align 2
  br label %79

149:                                              ; preds = %145, %79
  %150 = load i16, ptr addrspace(5) %31, align 2
  %151 = zext i16 %150 to i32
  %152 = load i16, ptr %36, align 2
  %153 = zext i16 %152 to i32
  %154 = icmp eq i32 %151, %153
  br i1 %154, label %155, label %165

155:                                              ; preds = %149
  %156 = load i16, ptr addrspace(5) %27, align 2
  %157 = zext i16 %156 to i32
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %162

159:                                              ; preds = %155
  %160 = load i16, ptr addrspace(5) %29, align 2
  %161 = trunc i16 %160 to i8
  store i8 %161, ptr addrspace(5) %28, align 1
  br label %162

162:                                              ; preds = %159, %155
  %163 = load i16, ptr addrspace(5) %27, align 2
  %164 = add i16 %163, 1
  store i16 %164, ptr addrspace(5) %27, align 2
  br label %165

165:                                              ; preds = %162, %149
  br label %166

166:                                              ; preds = %165
  %167 = load i16, ptr addrspace(5) %29, align 2
  %168 = add i16 %167, 1
  store i16 %168, ptr addrspace(5) %29, align 2
  br label %57

169:                                              ; preds = %77, %57
  %170 = load i16, ptr addrspace(5) %27, align 2
  %171 = load ptr addrspace(1), ptr %38, align 8
  %172 = load i32, ptr addrspace(5) %26, align 4
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i16, ptr addrspace(1) %171, i64 %173
  store i16 %170, ptr addrspace(1) %174, align 2
  %175 = load i8, ptr addrspace(5) %28, align 1
  %176 = load ptr addrspace(1), ptr %39, align 8
  %177 = load i32, ptr addrspace(5) %26, align 4
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr addrspace(1) %176, i64 %178
  store i8 %175, ptr addrspace(1) %179, align 1
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 0, i32 1, i32 0, i32 0, i32 1, i32 1}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uint", !"uchar*", !"ushort", !"ushort", !"ushort*", !"char*"}
!9 = !{!"const", !"", !"const", !"", !"", !"", !""}
