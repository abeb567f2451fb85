; ModuleID = 'records.cl'
source_filename = "records.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Record = type { i32, i16, [10 x i8] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @records(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [8 x %struct.Record], align 4, addrspace(5)
  %5 = alloca { i16, [10 x i8] }, align 4, addrspace(5)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %2
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 48
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 80
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 96
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 112
  br i1 %14, label %22, label %187

22:                                               ; preds = %3
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #5
  %23 = shl i32 %13, 3
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %24
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 4 dereferenceable(16) %4, ptr addrspace(1) noundef align 4 dereferenceable(16) %25, i64 16, i1 false), !tbaa.struct !15
  %26 = or disjoint i32 %23, 1
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %27
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %28, i64 16, i1 false), !tbaa.struct !15
  %29 = or disjoint i32 %23, 2
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %30
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %31, i64 16, i1 false), !tbaa.struct !15
  %32 = or disjoint i32 %23, 3
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %33
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %34, i64 16, i1 false), !tbaa.struct !15
  %35 = or disjoint i32 %23, 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %36
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %37, i64 16, i1 false), !tbaa.struct !15
  %38 = or disjoint i32 %23, 5
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %39
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %40, i64 16, i1 false), !tbaa.struct !15
  %41 = or disjoint i32 %23, 6
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %42
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %20, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %43, i64 16, i1 false), !tbaa.struct !15
  %44 = or disjoint i32 %23, 7
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %45
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %21, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %46, i64 16, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %47 = load i32, ptr addrspace(5) %15, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %49 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %50 = icmp ugt i32 %49, %47
  br i1 %50, label %51, label %52

51:                                               ; preds = %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(1) noundef align 4 dereferenceable(16) %25, i64 16, i1 false)
  br label %52

52:                                               ; preds = %51, %22
  %53 = phi ptr addrspace(5) [ %15, %22 ], [ %4, %51 ]
  store i32 %47, ptr addrspace(5) %53, align 4, !tbaa !5
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %53, i32 4
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %54, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %48, i64 12, i1 false)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %55 = load i32, ptr addrspace(5) %16, align 4, !tbaa !5
  %56 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 36
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %56, i64 12, i1 false), !tbaa.struct !19
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %58 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %59 = icmp ugt i32 %58, %55
  br i1 %59, label %60, label %64

60:                                               ; preds = %52
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %61 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %62 = icmp ugt i32 %61, %55
  br i1 %62, label %63, label %64

63:                                               ; preds = %60
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %64

64:                                               ; preds = %63, %60, %52
  %65 = phi ptr addrspace(5) [ %16, %52 ], [ %4, %63 ], [ %15, %60 ]
  store i32 %55, ptr addrspace(5) %65, align 4, !tbaa !5
  %66 = getelementptr inbounds nuw i8, ptr addrspace(5) %65, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %66, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %67 = load i32, ptr addrspace(5) %17, align 4, !tbaa !5
  %68 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 52
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %68, i64 12, i1 false), !tbaa.struct !19
  %69 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %70 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %71 = icmp ugt i32 %70, %67
  br i1 %71, label %72, label %79

72:                                               ; preds = %64
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %73 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %74 = icmp ugt i32 %73, %67
  br i1 %74, label %75, label %79

75:                                               ; preds = %72
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %76 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %77 = icmp ugt i32 %76, %67
  br i1 %77, label %78, label %79

78:                                               ; preds = %75
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %79

79:                                               ; preds = %78, %75, %72, %64
  %80 = phi ptr addrspace(5) [ %17, %64 ], [ %4, %78 ], [ %16, %72 ], [ %15, %75 ]
  store i32 %67, ptr addrspace(5) %80, align 4, !tbaa !5
  %81 = getelementptr inbounds nuw i8, ptr addrspace(5) %80, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %81, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %82 = load i32, ptr addrspace(5) %18, align 4, !tbaa !5
  %83 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 68
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %83, i64 12, i1 false), !tbaa.struct !19
  %84 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 48
  %85 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %86 = icmp ugt i32 %85, %82
  br i1 %86, label %87, label %97

87:                                               ; preds = %79
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %88 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %89 = icmp ugt i32 %88, %82
  br i1 %89, label %90, label %97

90:                                               ; preds = %87
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %91 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %92 = icmp ugt i32 %91, %82
  br i1 %92, label %93, label %97

93:                                               ; preds = %90
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %94 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %95 = icmp ugt i32 %94, %82
  br i1 %95, label %96, label %97

96:                                               ; preds = %93
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %97

97:                                               ; preds = %96, %93, %90, %87, %79
  %98 = phi ptr addrspace(5) [ %18, %79 ], [ %4, %96 ], [ %17, %87 ], [ %15, %93 ], [ %16, %90 ]
  store i32 %82, ptr addrspace(5) %98, align 4, !tbaa !5
  %99 = getelementptr inbounds nuw i8, ptr addrspace(5) %98, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %99, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %100 = load i32, ptr addrspace(5) %19, align 4, !tbaa !5
  %101 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 84
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %101, i64 12, i1 false), !tbaa.struct !19
  %102 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 64
  %103 = load i32, ptr addrspace(5) %102, align 4, !tbaa !17
  %104 = icmp ugt i32 %103, %100
  br i1 %104, label %105, label %118

105:                                              ; preds = %97
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %102, i64 16, i1 false), !tbaa.struct !15
  %106 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %107 = icmp ugt i32 %106, %100
  br i1 %107, label %108, label %118

108:                                              ; preds = %105
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %109 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %110 = icmp ugt i32 %109, %100
  br i1 %110, label %111, label %118

111:                                              ; preds = %108
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %112 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %113 = icmp ugt i32 %112, %100
  br i1 %113, label %114, label %118

114:                                              ; preds = %111
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %115 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %116 = icmp ugt i32 %115, %100
  br i1 %116, label %117, label %118

117:                                              ; preds = %114
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %118

118:                                              ; preds = %117, %114, %111, %108, %105, %97
  %119 = phi ptr addrspace(5) [ %19, %97 ], [ %4, %117 ], [ %18, %105 ], [ %15, %114 ], [ %17, %108 ], [ %16, %111 ]
  store i32 %100, ptr addrspace(5) %119, align 4, !tbaa !5
  %120 = getelementptr inbounds nuw i8, ptr addrspace(5) %119, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %120, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %121 = load i32, ptr addrspace(5) %20, align 4, !tbaa !5
  %122 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 100
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %122, i64 12, i1 false), !tbaa.struct !19
  %123 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 80
  %124 = load i32, ptr addrspace(5) %123, align 4, !tbaa !17
  %125 = icmp ugt i32 %124, %121
  br i1 %125, label %126, label %142

126:                                              ; preds = %118
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %20, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %123, i64 16, i1 false), !tbaa.struct !15
  %127 = load i32, ptr addrspace(5) %102, align 4, !tbaa !17
  %128 = icmp ugt i32 %127, %121
  br i1 %128, label %129, label %142

129:                                              ; preds = %126
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %102, i64 16, i1 false), !tbaa.struct !15
  %130 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %131 = icmp ugt i32 %130, %121
  br i1 %131, label %132, label %142

132:                                              ; preds = %129
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %133 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %134 = icmp ugt i32 %133, %121
  br i1 %134, label %135, label %142

135:                                              ; preds = %132
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %136 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %137 = icmp ugt i32 %136, %121
  br i1 %137, label %138, label %142

138:                                              ; preds = %135
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %139 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %140 = icmp ugt i32 %139, %121
  br i1 %140, label %141, label %142

141:                                              ; preds = %138
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %142

142:                                              ; preds = %141, %138, %135, %132, %129, %126, %118
  %143 = phi ptr addrspace(5) [ %20, %118 ], [ %4, %141 ], [ %19, %126 ], [ %15, %138 ], [ %18, %129 ], [ %16, %135 ], [ %17, %132 ]
  store i32 %121, ptr addrspace(5) %143, align 4, !tbaa !5
  %144 = getelementptr inbounds nuw i8, ptr addrspace(5) %143, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %144, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %145 = load i32, ptr addrspace(5) %21, align 4, !tbaa !5
  %146 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 116
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %146, i64 12, i1 false), !tbaa.struct !19
  %147 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 96
  %148 = load i32, ptr addrspace(5) %147, align 4, !tbaa !17
  %149 = icmp ugt i32 %148, %145
  br i1 %149, label %150, label %169

150:                                              ; preds = %142
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %21, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %147, i64 16, i1 false), !tbaa.struct !15
  %151 = load i32, ptr addrspace(5) %123, align 4, !tbaa !17
  %152 = icmp ugt i32 %151, %145
  br i1 %152, label %153, label %169

153:                                              ; preds = %150
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %20, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %123, i64 16, i1 false), !tbaa.struct !15
  %154 = load i32, ptr addrspace(5) %102, align 4, !tbaa !17
  %155 = icmp ugt i32 %154, %145
  br i1 %155, label %156, label %169

156:                                              ; preds = %153
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %102, i64 16, i1 false), !tbaa.struct !15
  %157 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %158 = icmp ugt i32 %157, %145
  br i1 %158, label %159, label %169

159:                                              ; preds = %156
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %160 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %161 = icmp ugt i32 %160, %145
  br i1 %161, label %162, label %169

162:                                              ; preds = %159
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %163 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %164 = icmp ugt i32 %163, %145
  br i1 %164, label %165, label %169

165:                                              ; preds = %162
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %166 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %167 = icmp ugt i32 %166, %145
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %169

169:                                              ; preds = %168, %165, %162, %159, %156, %153, %150, %142
  %170 = phi ptr addrspace(5) [ %21, %142 ], [ %4, %168 ], [ %20, %150 ], [ %15, %165 ], [ %19, %153 ], [ %17, %159 ], [ %18, %156 ], [ %16, %162 ]
  store i32 %145, ptr addrspace(5) %170, align 4, !tbaa !5
  %171 = getelementptr inbounds nuw i8, ptr addrspace(5) %170, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %171, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  %172 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %173 = load i32, ptr addrspace(5) %21, align 4, !tbaa !17
  %174 = xor i32 %173, %172
  %175 = and i32 %13, 7
  %176 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %4, i32 %175
  %177 = getelementptr inbounds nuw i8, ptr addrspace(5) %176, i32 6
  %178 = load i64, ptr addrspace(5) %177, align 2
  %179 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  %180 = load i16, ptr addrspace(5) %179, align 4, !tbaa !20
  %181 = and i16 %180, 7
  %182 = zext nneg i16 %181 to i32
  %183 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %4, i32 %182
  store i32 %174, ptr addrspace(5) %183, align 4, !tbaa !5
  %184 = getelementptr inbounds nuw i8, ptr addrspace(5) %183, i32 4
  store i32 0, ptr addrspace(5) %184, align 4
  %185 = getelementptr inbounds nuw i8, ptr addrspace(5) %183, i32 8
  store i64 %178, ptr addrspace(5) %185, align 4, !tbaa !16
  %186 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %1, i64 %24
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 4 dereferenceable(128) %186, ptr addrspace(5) noundef align 4 dereferenceable(128) %4, i64 128, i1 false)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #5
  br label %187

187:                                              ; preds = %3, %169
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_records(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [8 x %struct.Record], align 4, addrspace(5)
  %5 = alloca { i16, [10 x i8] }, align 4, addrspace(5)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %2
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 48
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 80
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 96
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 112
  br i1 %14, label %22, label %187

22:                                               ; preds = %3
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #5
  %23 = shl i32 %13, 3
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %24
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef align 4 dereferenceable(16) %4, ptr addrspace(1) noundef align 4 dereferenceable(16) %25, i64 16, i1 false), !tbaa.struct !15
  %26 = or disjoint i32 %23, 1
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %27
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %28, i64 16, i1 false), !tbaa.struct !15
  %29 = or disjoint i32 %23, 2
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %30
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %31, i64 16, i1 false), !tbaa.struct !15
  %32 = or disjoint i32 %23, 3
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %33
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %34, i64 16, i1 false), !tbaa.struct !15
  %35 = or disjoint i32 %23, 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %36
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %37, i64 16, i1 false), !tbaa.struct !15
  %38 = or disjoint i32 %23, 5
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %39
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %40, i64 16, i1 false), !tbaa.struct !15
  %41 = or disjoint i32 %23, 6
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %42
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %20, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %43, i64 16, i1 false), !tbaa.struct !15
  %44 = or disjoint i32 %23, 7
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %0, i64 %45
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %21, ptr addrspace(1) noundef nonnull align 4 dereferenceable(16) %46, i64 16, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %47 = load i32, ptr addrspace(5) %15, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %49 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %50 = icmp ugt i32 %49, %47
  br i1 %50, label %51, label %52

51:                                               ; preds = %22
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(1) noundef align 4 dereferenceable(16) %25, i64 16, i1 false)
  br label %52

52:                                               ; preds = %51, %22
  %53 = phi ptr addrspace(5) [ %4, %51 ], [ %15, %22 ]
  store i32 %47, ptr addrspace(5) %53, align 4, !tbaa !5
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %53, i32 4
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %54, ptr addrspace(1) noundef nonnull align 4 dereferenceable(12) %48, i64 12, i1 false)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %55 = load i32, ptr addrspace(5) %16, align 4, !tbaa !5
  %56 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 36
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %56, i64 12, i1 false), !tbaa.struct !19
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  %58 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %59 = icmp ugt i32 %58, %55
  br i1 %59, label %60, label %64

60:                                               ; preds = %52
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %61 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %62 = icmp ugt i32 %61, %55
  br i1 %62, label %63, label %64

63:                                               ; preds = %60
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %64

64:                                               ; preds = %63, %60, %52
  %65 = phi ptr addrspace(5) [ %4, %63 ], [ %16, %52 ], [ %15, %60 ]
  store i32 %55, ptr addrspace(5) %65, align 4, !tbaa !5
  %66 = getelementptr inbounds nuw i8, ptr addrspace(5) %65, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %66, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %67 = load i32, ptr addrspace(5) %17, align 4, !tbaa !5
  %68 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 52
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %68, i64 12, i1 false), !tbaa.struct !19
  %69 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  %70 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %71 = icmp ugt i32 %70, %67
  br i1 %71, label %72, label %79

72:                                               ; preds = %64
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %73 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %74 = icmp ugt i32 %73, %67
  br i1 %74, label %75, label %79

75:                                               ; preds = %72
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %76 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %77 = icmp ugt i32 %76, %67
  br i1 %77, label %78, label %79

78:                                               ; preds = %75
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %79

79:                                               ; preds = %78, %75, %72, %64
  %80 = phi ptr addrspace(5) [ %4, %78 ], [ %17, %64 ], [ %16, %72 ], [ %15, %75 ]
  store i32 %67, ptr addrspace(5) %80, align 4, !tbaa !5
  %81 = getelementptr inbounds nuw i8, ptr addrspace(5) %80, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %81, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %82 = load i32, ptr addrspace(5) %18, align 4, !tbaa !5
  %83 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 68
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %83, i64 12, i1 false), !tbaa.struct !19
  %84 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 48
  %85 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %86 = icmp ugt i32 %85, %82
  br i1 %86, label %87, label %97

87:                                               ; preds = %79
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %88 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %89 = icmp ugt i32 %88, %82
  br i1 %89, label %90, label %97

90:                                               ; preds = %87
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %91 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %92 = icmp ugt i32 %91, %82
  br i1 %92, label %93, label %97

93:                                               ; preds = %90
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %94 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %95 = icmp ugt i32 %94, %82
  br i1 %95, label %96, label %97

96:                                               ; preds = %93
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %97

97:                                               ; preds = %96, %93, %90, %87, %79
  %98 = phi ptr addrspace(5) [ %4, %96 ], [ %18, %79 ], [ %17, %87 ], [ %15, %93 ], [ %16, %90 ]
  store i32 %82, ptr addrspace(5) %98, align 4, !tbaa !5
  %99 = getelementptr inbounds nuw i8, ptr addrspace(5) %98, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %99, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %100 = load i32, ptr addrspace(5) %19, align 4, !tbaa !5
  %101 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 84
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %101, i64 12, i1 false), !tbaa.struct !19
  %102 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 64
  %103 = load i32, ptr addrspace(5) %102, align 4, !tbaa !17
  %104 = icmp ugt i32 %103, %100
  br i1 %104, label %105, label %118

105:                                              ; preds = %97
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %102, i64 16, i1 false), !tbaa.struct !15
  %106 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %107 = icmp ugt i32 %106, %100
  br i1 %107, label %108, label %118

108:                                              ; preds = %105
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %109 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %110 = icmp ugt i32 %109, %100
  br i1 %110, label %111, label %118

111:                                              ; preds = %108
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %112 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %113 = icmp ugt i32 %112, %100
  br i1 %113, label %114, label %118

114:                                              ; preds = %111
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %115 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %116 = icmp ugt i32 %115, %100
  br i1 %116, label %117, label %118

117:                                              ; preds = %114
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %118

118:                                              ; preds = %117, %114, %111, %108, %105, %97
  %119 = phi ptr addrspace(5) [ %4, %117 ], [ %19, %97 ], [ %18, %105 ], [ %15, %114 ], [ %17, %108 ], [ %16, %111 ]
  store i32 %100, ptr addrspace(5) %119, align 4, !tbaa !5
  %120 = getelementptr inbounds nuw i8, ptr addrspace(5) %119, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %120, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %121 = load i32, ptr addrspace(5) %20, align 4, !tbaa !5
  %122 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 100
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %122, i64 12, i1 false), !tbaa.struct !19
  %123 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 80
  %124 = load i32, ptr addrspace(5) %123, align 4, !tbaa !17
  %125 = icmp ugt i32 %124, %121
  br i1 %125, label %126, label %142

126:                                              ; preds = %118
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %20, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %123, i64 16, i1 false), !tbaa.struct !15
  %127 = load i32, ptr addrspace(5) %102, align 4, !tbaa !17
  %128 = icmp ugt i32 %127, %121
  br i1 %128, label %129, label %142

129:                                              ; preds = %126
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %102, i64 16, i1 false), !tbaa.struct !15
  %130 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %131 = icmp ugt i32 %130, %121
  br i1 %131, label %132, label %142

132:                                              ; preds = %129
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %133 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %134 = icmp ugt i32 %133, %121
  br i1 %134, label %135, label %142

135:                                              ; preds = %132
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %136 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %137 = icmp ugt i32 %136, %121
  br i1 %137, label %138, label %142

138:                                              ; preds = %135
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %139 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %140 = icmp ugt i32 %139, %121
  br i1 %140, label %141, label %142

141:                                              ; preds = %138
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %142

142:                                              ; preds = %141, %138, %135, %132, %129, %126, %118
  %143 = phi ptr addrspace(5) [ %4, %141 ], [ %20, %118 ], [ %19, %126 ], [ %15, %138 ], [ %18, %129 ], [ %16, %135 ], [ %17, %132 ]
  store i32 %121, ptr addrspace(5) %143, align 4, !tbaa !5
  %144 = getelementptr inbounds nuw i8, ptr addrspace(5) %143, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %144, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
  %145 = load i32, ptr addrspace(5) %21, align 4, !tbaa !5
  %146 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 116
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef align 4 dereferenceable(12) %5, ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %146, i64 12, i1 false), !tbaa.struct !19
  %147 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 96
  %148 = load i32, ptr addrspace(5) %147, align 4, !tbaa !17
  %149 = icmp ugt i32 %148, %145
  br i1 %149, label %150, label %169

150:                                              ; preds = %142
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %21, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %147, i64 16, i1 false), !tbaa.struct !15
  %151 = load i32, ptr addrspace(5) %123, align 4, !tbaa !17
  %152 = icmp ugt i32 %151, %145
  br i1 %152, label %153, label %169

153:                                              ; preds = %150
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %20, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %123, i64 16, i1 false), !tbaa.struct !15
  %154 = load i32, ptr addrspace(5) %102, align 4, !tbaa !17
  %155 = icmp ugt i32 %154, %145
  br i1 %155, label %156, label %169

156:                                              ; preds = %153
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %19, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %102, i64 16, i1 false), !tbaa.struct !15
  %157 = load i32, ptr addrspace(5) %84, align 4, !tbaa !17
  %158 = icmp ugt i32 %157, %145
  br i1 %158, label %159, label %169

159:                                              ; preds = %156
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %18, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %84, i64 16, i1 false), !tbaa.struct !15
  %160 = load i32, ptr addrspace(5) %69, align 4, !tbaa !17
  %161 = icmp ugt i32 %160, %145
  br i1 %161, label %162, label %169

162:                                              ; preds = %159
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %17, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %69, i64 16, i1 false), !tbaa.struct !15
  %163 = load i32, ptr addrspace(5) %57, align 4, !tbaa !17
  %164 = icmp ugt i32 %163, %145
  br i1 %164, label %165, label %169

165:                                              ; preds = %162
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %16, ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !15
  %166 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %167 = icmp ugt i32 %166, %145
  br i1 %167, label %168, label %169

168:                                              ; preds = %165
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(16) %15, ptr addrspace(5) noundef align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !15
  br label %169

169:                                              ; preds = %168, %165, %162, %159, %156, %153, %150, %142
  %170 = phi ptr addrspace(5) [ %4, %168 ], [ %21, %142 ], [ %20, %150 ], [ %15, %165 ], [ %19, %153 ], [ %17, %159 ], [ %18, %156 ], [ %16, %162 ]
  store i32 %145, ptr addrspace(5) %170, align 4, !tbaa !5
  %171 = getelementptr inbounds nuw i8, ptr addrspace(5) %170, i32 4
  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noundef nonnull align 4 dereferenceable(12) %171, ptr addrspace(5) noundef align 4 dereferenceable(12) %5, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
  %172 = load i32, ptr addrspace(5) %4, align 4, !tbaa !17
  %173 = load i32, ptr addrspace(5) %21, align 4, !tbaa !17
  %174 = xor i32 %173, %172
  %175 = and i32 %13, 7
  %176 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %4, i32 %175
  %177 = getelementptr inbounds nuw i8, ptr addrspace(5) %176, i32 6
  %178 = load i64, ptr addrspace(5) %177, align 2
  %179 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  %180 = load i16, ptr addrspace(5) %179, align 4, !tbaa !20
  %181 = and i16 %180, 7
  %182 = zext nneg i16 %181 to i32
  %183 = getelementptr inbounds nuw %struct.Record, ptr addrspace(5) %4, i32 %182
  store i32 %174, ptr addrspace(5) %183, align 4, !tbaa !5
  %184 = getelementptr inbounds nuw i8, ptr addrspace(5) %183, i32 4
  store i32 0, ptr addrspace(5) %184, align 4
  %185 = getelementptr inbounds nuw i8, ptr addrspace(5) %183, i32 8
  store i64 %178, ptr addrspace(5) %185, align 4, !tbaa !16
  %186 = getelementptr inbounds nuw %struct.Record, ptr addrspace(1) %1, i64 %24
  call void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noundef align 4 dereferenceable(128) %186, ptr addrspace(5) noundef align 4 dereferenceable(128) %4, i64 128, i1 false)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #5
  br label %187

187:                                              ; preds = %3, %169
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p5.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(5) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"Record*", !"Record*", !"uint"}
!12 = !{!"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{i64 0, i64 4, !5, i64 4, i64 2, !13, i64 6, i64 10, !16}
!16 = !{!7, !7, i64 0}
!17 = !{!18, !6, i64 0}
!18 = !{!"", !6, i64 0, !14, i64 4, !7, i64 6}
!19 = !{i64 0, i64 2, !13, i64 2, i64 10, !16}
!20 = !{!18, !14, i64 4}
