; ModuleID = 'records.cl'
source_filename = "records.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Record = type { i32, i16, [10 x i8] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @records(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca ptr addrspace(1), align 8, addrspace(5)
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %10 = load ptr addrspace(1), ptr %7, align 8
  %11 = load ptr addrspace(1), ptr %8, align 8
  %12 = load i32, ptr %9, align 4
  call void @__clang_ocl_kern_imp_records(ptr addrspace(1) noundef align 4 %10, ptr addrspace(1) noundef align 4 %11, i32 noundef %12) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_records(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %15 = alloca [8 x %struct.Record], align 4, addrspace(5)
  %16 = alloca %struct.Record, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca %struct.Record, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %11 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store i32 %2, ptr %23, align 4
  %24 = addrspacecast ptr addrspace(5) %10 to ptr
  %25 = addrspacecast ptr addrspace(5) %9 to ptr
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = addrspacecast ptr addrspace(5) %8 to ptr
  %28 = addrspacecast ptr addrspace(5) %4 to ptr
  %29 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %29, align 4
  %30 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %30, ptr addrspace(5) %6, align 8
  %31 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %32 = load i32, ptr %29, align 4
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %31, i64 %33
  %35 = load i16, ptr addrspace(4) %34, align 2
  %36 = zext i16 %35 to i32
  %37 = mul i32 %26, %36
  %38 = addrspacecast ptr addrspace(5) %7 to ptr
  %39 = call i32 @llvm.amdgcn.workitem.id.x()
  %40 = add i32 %37, %39
  store i32 %40, ptr addrspace(5) %14, align 4
  %41 = load i32, ptr addrspace(5) %14, align 4
  %42 = load i32, ptr %23, align 4
  %43 = icmp uge i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %3
  br label %135

45:                                               ; preds = %3
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %16, i8 0, i64 16, i1 false)
  store i32 0, ptr addrspace(5) %17, align 4
  br label %46

46:                                               ; preds = %60, %45
  %47 = load i32, ptr addrspace(5) %17, align 4
  %48 = icmp slt i32 %47, 8
  br i1 %48, label %49, label %63

49:                                               ; preds = %46
  %50 = load i32, ptr addrspace(5) %17, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %51
  %53 = load ptr addrspace(1), ptr %21, align 8
  %54 = load i32, ptr addrspace(5) %14, align 4
  %55 = mul i32 %54, 8
  %56 = load i32, ptr addrspace(5) %17, align 4
  %57 = add i32 %55, %56
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %53, i64 %58
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %52, ptr addrspace(1) align 4 %59, i64 16, i1 false)
  br label %60

60:                                               ; preds = %49
  %61 = load i32, ptr addrspace(5) %17, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr addrspace(5) %17, align 4
  br label %46

63:                                               ; preds = %46
  store i32 1, ptr addrspace(5) %18, align 4
  br label %64

64:                                               ; preds = %101, %63
  %65 = load i32, ptr addrspace(5) %18, align 4
  %66 = icmp slt i32 %65, 8
  br i1 %66, label %67, label %104

67:                                               ; preds = %64
  %68 = load i32, ptr addrspace(5) %18, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %69
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 4 %19, ptr addrspace(5) align 4 %70, i64 16, i1 false)
  %71 = load i32, ptr addrspace(5) %18, align 4
  store i32 %71, ptr addrspace(5) %20, align 4
  br label %72

72:                                               ; preds = %87, %67
  %73 = load i32, ptr addrspace(5) %20, align 4
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %85

75:                                               ; preds = %72
  %76 = load i32, ptr addrspace(5) %20, align 4
  %77 = sub nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %79, i32 0, i32 0
  %81 = load i32, ptr addrspace(5) %80, align 4
  %82 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %19, i32 0, i32 0
  %83 = load i32, ptr addrspace(5) %82, align 4
  %84 = icmp ugt i32 %81, %83
  br label %85

85:                                               ; preds = %75, %72
  %86 = phi i1 [ false, %72 ], [ %84, %75 ]
  br i1 %86, label %87, label %97

87:                                               ; preds = %85
  %88 = load i32, ptr addrspace(5) %20, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %89
  %91 = load i32, ptr addrspace(5) %20, align 4
  %92 = sub nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %93
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 4 %90, ptr addrspace(5) align 4 %94, i64 16, i1 false)
  %95 = load i32, ptr addrspace(5) %20, align 4
  %96 = add nsw i32 %95, -1
  store i32 %96, ptr addrspace(5) %20, align 4
  br label %72

97:                                               ; preds = %85
  %98 = load i32, ptr addrspace(5) %20, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %99
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 4 %100, ptr addrspace(5) align 4 %19, i64 16, i1 false)
  br label %101

101:                                              ; preds = %97
  %102 = load i32, ptr addrspace(5) %18, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr addrspace(5) %18, align 4
  br label %64

104:                                              ; preds = %64
  %105 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 0
  %106 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %105, i32 0, i32 0
  %107 = load i32, ptr addrspace(5) %106, align 4
  %108 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 7
  %109 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %108, i32 0, i32 0
  %110 = load i32, ptr addrspace(5) %109, align 4
  %111 = xor i32 %107, %110
  %112 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %16, i32 0, i32 0
  store i32 %111, ptr addrspace(5) %112, align 4
  %113 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %16, i32 0, i32 2
  %114 = getelementptr inbounds [10 x i8], ptr addrspace(5) %113, i64 0, i64 0
  %115 = getelementptr inbounds i8, ptr addrspace(5) %114, i32 2
  %116 = load i32, ptr addrspace(5) %14, align 4
  %117 = urem i32 %116, 8
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %118
  %120 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %119, i32 0, i32 2
  %121 = getelementptr inbounds [10 x i8], ptr addrspace(5) %120, i64 0, i64 0
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 2 %115, ptr addrspace(5) align 2 %121, i64 8, i1 false)
  %122 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 0
  %123 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %122, i32 0, i32 1
  %124 = load i16, ptr addrspace(5) %123, align 4
  %125 = zext i16 %124 to i32
  %126 = srem i32 %125, 8
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 %127
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 4 %128, ptr addrspace(5) align 4 %16, i64 16, i1 false)
  %129 = load ptr addrspace(1), ptr %22, align 8
  %130 = load i32, ptr addrspace(5) %14, align 4
  %131 = mul i32 %130, 8
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %129, i64 %132
  %134 = getelementptr inbounds [8 x %struct.Record], ptr addrspace(5) %15, i64 0, i64 0
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) align 4 %133, ptr addrspace(5) align 4 %134, i64 128, i1 false)
  br label %135

135:                                              ; preds = %104, %44
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!8 = !{!"Record*", !"Record*", !"uint"}
!9 = !{!"const", !"", !""}
