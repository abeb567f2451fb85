; ModuleID = 'records.cl'
source_filename = "records.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Record = type { i32, i16, [10 x i8] }

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @records(%struct.Record addrspace(1)* nocapture readonly %0, %struct.Record addrspace(1)* nocapture %1, i32 %2) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca [8 x %struct.Record], align 4, addrspace(5)
  %5 = alloca { i16, [10 x i8] }, align 4, addrspace(5)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x() #4
  %7 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  %8 = getelementptr inbounds i8, i8 addrspace(4)* %7, i64 4
  %9 = bitcast i8 addrspace(4)* %8 to i16 addrspace(4)*
  %10 = load i16, i16 addrspace(4)* %9, align 4, !tbaa !8
  %11 = zext i16 %10 to i32
  %12 = mul i32 %6, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x() #4, !range !12
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %2
  br i1 %15, label %16, label %86

16:                                               ; preds = %3
  %17 = bitcast [8 x %struct.Record] addrspace(5)* %4 to i8 addrspace(5)*
  call void @llvm.lifetime.start.p5i8(i64 128, i8 addrspace(5)* %17) #4
  %18 = shl i32 %14, 3
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %19
  %21 = bitcast [8 x %struct.Record] addrspace(5)* %4 to i8 addrspace(5)*
  %22 = bitcast %struct.Record addrspace(1)* %20 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i8 addrspace(1)* noundef align 4 dereferenceable(16) %22, i64 16, i1 false), !tbaa.struct !13
  %23 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 1
  %24 = or i32 %18, 1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %25
  %27 = bitcast %struct.Record addrspace(5)* %23 to i8 addrspace(5)*
  %28 = bitcast %struct.Record addrspace(1)* %26 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(1)* noundef align 4 dereferenceable(16) %28, i64 16, i1 false), !tbaa.struct !13
  %29 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 2
  %30 = or i32 %18, 2
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %31
  %33 = bitcast %struct.Record addrspace(5)* %29 to i8 addrspace(5)*
  %34 = bitcast %struct.Record addrspace(1)* %32 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i8 addrspace(1)* noundef align 4 dereferenceable(16) %34, i64 16, i1 false), !tbaa.struct !13
  %35 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 3
  %36 = or i32 %18, 3
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %37
  %39 = bitcast %struct.Record addrspace(5)* %35 to i8 addrspace(5)*
  %40 = bitcast %struct.Record addrspace(1)* %38 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i8 addrspace(1)* noundef align 4 dereferenceable(16) %40, i64 16, i1 false), !tbaa.struct !13
  %41 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 4
  %42 = or i32 %18, 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %43
  %45 = bitcast %struct.Record addrspace(5)* %41 to i8 addrspace(5)*
  %46 = bitcast %struct.Record addrspace(1)* %44 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i8 addrspace(1)* noundef align 4 dereferenceable(16) %46, i64 16, i1 false), !tbaa.struct !13
  %47 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 5
  %48 = or i32 %18, 5
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %49
  %51 = bitcast %struct.Record addrspace(5)* %47 to i8 addrspace(5)*
  %52 = bitcast %struct.Record addrspace(1)* %50 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %51, i8 addrspace(1)* noundef align 4 dereferenceable(16) %52, i64 16, i1 false), !tbaa.struct !13
  %53 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 6
  %54 = or i32 %18, 6
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %55
  %57 = bitcast %struct.Record addrspace(5)* %53 to i8 addrspace(5)*
  %58 = bitcast %struct.Record addrspace(1)* %56 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %57, i8 addrspace(1)* noundef align 4 dereferenceable(16) %58, i64 16, i1 false), !tbaa.struct !13
  %59 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 7
  %60 = or i32 %18, 7
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %0, i64 %61
  %63 = bitcast %struct.Record addrspace(5)* %59 to i8 addrspace(5)*
  %64 = bitcast %struct.Record addrspace(1)* %62 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %63, i8 addrspace(1)* noundef align 4 dereferenceable(16) %64, i64 16, i1 false), !tbaa.struct !13
  %65 = bitcast { i16, [10 x i8] } addrspace(5)* %5 to i8 addrspace(5)*
  call void @llvm.lifetime.start.p5i8(i64 12, i8 addrspace(5)* %65)
  %66 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 1, i32 0
  %67 = load i32, i32 addrspace(5)* %66, align 4, !tbaa.struct !13
  %68 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 1, i32 1
  %69 = bitcast i16 addrspace(5)* %68 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i8 addrspace(5)* noundef align 4 dereferenceable(12) %69, i64 12, i1 false), !tbaa.struct !17
  %70 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 0, i32 0
  %71 = load i32, i32 addrspace(5)* %70, align 4, !tbaa !18
  %72 = icmp ugt i32 %71, %67
  br i1 %72, label %73, label %74

73:                                               ; preds = %16
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i64 16, i1 false), !tbaa.struct !13
  br label %74

74:                                               ; preds = %73, %16
  %75 = phi i32 [ 0, %73 ], [ 1, %16 ]
  %76 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %75, i32 0
  store i32 %67, i32 addrspace(5)* %76, align 4, !tbaa.struct !13
  %77 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %75, i32 1
  %78 = bitcast i16 addrspace(5)* %77 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %78, i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5i8(i64 12, i8 addrspace(5)* %65)
  call void @llvm.lifetime.start.p5i8(i64 12, i8 addrspace(5)* %65)
  %79 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 2, i32 0
  %80 = load i32, i32 addrspace(5)* %79, align 4, !tbaa.struct !13
  %81 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 2, i32 1
  %82 = bitcast i16 addrspace(5)* %81 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i8 addrspace(5)* noundef align 4 dereferenceable(12) %82, i64 12, i1 false), !tbaa.struct !17
  %83 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %23, i32 0, i32 0
  %84 = load i32, i32 addrspace(5)* %83, align 4, !tbaa !18
  %85 = icmp ugt i32 %84, %80
  br i1 %85, label %87, label %90

86:                                               ; preds = %3, %165
  ret void

87:                                               ; preds = %74
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i64 16, i1 false), !tbaa.struct !13
  %88 = load i32, i32 addrspace(5)* %70, align 4, !tbaa !18
  %89 = icmp ugt i32 %88, %80
  br i1 %89, label %239, label %90

90:                                               ; preds = %239, %87, %74
  %91 = phi i32 [ 2, %74 ], [ 1, %87 ], [ 0, %239 ]
  %92 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %91, i32 0
  store i32 %80, i32 addrspace(5)* %92, align 4, !tbaa.struct !13
  %93 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %91, i32 1
  %94 = bitcast i16 addrspace(5)* %93 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %94, i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5i8(i64 12, i8 addrspace(5)* %65)
  call void @llvm.lifetime.start.p5i8(i64 12, i8 addrspace(5)* %65)
  %95 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 3, i32 0
  %96 = load i32, i32 addrspace(5)* %95, align 4, !tbaa.struct !13
  %97 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 3, i32 1
  %98 = bitcast i16 addrspace(5)* %97 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i8 addrspace(5)* noundef align 4 dereferenceable(12) %98, i64 12, i1 false), !tbaa.struct !17
  %99 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %29, i32 0, i32 0
  %100 = load i32, i32 addrspace(5)* %99, align 4, !tbaa !18
  %101 = icmp ugt i32 %100, %96
  br i1 %101, label %102, label %105

102:                                              ; preds = %90
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i64 16, i1 false), !tbaa.struct !13
  %103 = load i32, i32 addrspace(5)* %83, align 4, !tbaa !18
  %104 = icmp ugt i32 %103, %96
  br i1 %104, label %235, label %105

105:                                              ; preds = %238, %235, %102, %90
  %106 = phi i32 [ 3, %90 ], [ 2, %102 ], [ 1, %235 ], [ 0, %238 ]
  %107 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %106, i32 0
  store i32 %96, i32 addrspace(5)* %107, align 4, !tbaa.struct !13
  %108 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %106, i32 1
  %109 = bitcast i16 addrspace(5)* %108 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %109, i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5i8(i64 12, i8 addrspace(5)* %65)
  call void @llvm.lifetime.start.p5i8(i64 12, i8 addrspace(5)* %65)
  %110 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 4, i32 0
  %111 = load i32, i32 addrspace(5)* %110, align 4, !tbaa.struct !13
  %112 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 4, i32 1
  %113 = bitcast i16 addrspace(5)* %112 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i8 addrspace(5)* noundef align 4 dereferenceable(12) %113, i64 12, i1 false), !tbaa.struct !17
  %114 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %35, i32 0, i32 0
  %115 = load i32, i32 addrspace(5)* %114, align 4, !tbaa !18
  %116 = icmp ugt i32 %115, %111
  br i1 %116, label %117, label %120

117:                                              ; preds = %105
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i64 16, i1 false), !tbaa.struct !13
  %118 = load i32, i32 addrspace(5)* %99, align 4, !tbaa !18
  %119 = icmp ugt i32 %118, %111
  br i1 %119, label %228, label %120

120:                                              ; preds = %234, %231, %228, %117, %105
  %121 = phi i32 [ 4, %105 ], [ 3, %117 ], [ 2, %228 ], [ 1, %231 ], [ 0, %234 ]
  %122 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %121, i32 0
  store i32 %111, i32 addrspace(5)* %122, align 4, !tbaa.struct !13
  %123 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %121, i32 1
  %124 = bitcast i16 addrspace(5)* %123 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %124, i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5i8(i64 12, i8 addrspace(5)* %65)
  call void @llvm.lifetime.start.p5i8(i64 12, i8 addrspace(5)* %65)
  %125 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 5, i32 0
  %126 = load i32, i32 addrspace(5)* %125, align 4, !tbaa.struct !13
  %127 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 5, i32 1
  %128 = bitcast i16 addrspace(5)* %127 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i8 addrspace(5)* noundef align 4 dereferenceable(12) %128, i64 12, i1 false), !tbaa.struct !17
  %129 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %41, i32 0, i32 0
  %130 = load i32, i32 addrspace(5)* %129, align 4, !tbaa !18
  %131 = icmp ugt i32 %130, %126
  br i1 %131, label %132, label %135

132:                                              ; preds = %120
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %51, i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i64 16, i1 false), !tbaa.struct !13
  %133 = load i32, i32 addrspace(5)* %114, align 4, !tbaa !18
  %134 = icmp ugt i32 %133, %126
  br i1 %134, label %218, label %135

135:                                              ; preds = %227, %224, %221, %218, %132, %120
  %136 = phi i32 [ 5, %120 ], [ 4, %132 ], [ 3, %218 ], [ 2, %221 ], [ 1, %224 ], [ 0, %227 ]
  %137 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %136, i32 0
  store i32 %126, i32 addrspace(5)* %137, align 4, !tbaa.struct !13
  %138 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %136, i32 1
  %139 = bitcast i16 addrspace(5)* %138 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %139, i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5i8(i64 12, i8 addrspace(5)* %65)
  call void @llvm.lifetime.start.p5i8(i64 12, i8 addrspace(5)* %65)
  %140 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 6, i32 0
  %141 = load i32, i32 addrspace(5)* %140, align 4, !tbaa.struct !13
  %142 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 6, i32 1
  %143 = bitcast i16 addrspace(5)* %142 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i8 addrspace(5)* noundef align 4 dereferenceable(12) %143, i64 12, i1 false), !tbaa.struct !17
  %144 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %47, i32 0, i32 0
  %145 = load i32, i32 addrspace(5)* %144, align 4, !tbaa !18
  %146 = icmp ugt i32 %145, %141
  br i1 %146, label %147, label %150

147:                                              ; preds = %135
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %57, i8 addrspace(5)* noundef align 4 dereferenceable(16) %51, i64 16, i1 false), !tbaa.struct !13
  %148 = load i32, i32 addrspace(5)* %129, align 4, !tbaa !18
  %149 = icmp ugt i32 %148, %141
  br i1 %149, label %205, label %150

150:                                              ; preds = %217, %214, %211, %208, %205, %147, %135
  %151 = phi i32 [ 6, %135 ], [ 5, %147 ], [ 4, %205 ], [ 3, %208 ], [ 2, %211 ], [ 1, %214 ], [ 0, %217 ]
  %152 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %151, i32 0
  store i32 %141, i32 addrspace(5)* %152, align 4, !tbaa.struct !13
  %153 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %151, i32 1
  %154 = bitcast i16 addrspace(5)* %153 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %154, i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5i8(i64 12, i8 addrspace(5)* %65)
  call void @llvm.lifetime.start.p5i8(i64 12, i8 addrspace(5)* %65)
  %155 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 7, i32 0
  %156 = load i32, i32 addrspace(5)* %155, align 4, !tbaa.struct !13
  %157 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 7, i32 1
  %158 = bitcast i16 addrspace(5)* %157 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i8 addrspace(5)* noundef align 4 dereferenceable(12) %158, i64 12, i1 false), !tbaa.struct !17
  %159 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %53, i32 0, i32 0
  %160 = load i32, i32 addrspace(5)* %159, align 4, !tbaa !18
  %161 = icmp ugt i32 %160, %156
  br i1 %161, label %162, label %165

162:                                              ; preds = %150
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %63, i8 addrspace(5)* noundef align 4 dereferenceable(16) %57, i64 16, i1 false), !tbaa.struct !13
  %163 = load i32, i32 addrspace(5)* %144, align 4, !tbaa !18
  %164 = icmp ugt i32 %163, %156
  br i1 %164, label %189, label %165

165:                                              ; preds = %204, %201, %198, %195, %192, %189, %162, %150
  %166 = phi i32 [ 7, %150 ], [ 6, %162 ], [ 5, %189 ], [ 4, %192 ], [ 3, %195 ], [ 2, %198 ], [ 1, %201 ], [ 0, %204 ]
  %167 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %166, i32 0
  store i32 %156, i32 addrspace(5)* %167, align 4, !tbaa.struct !13
  %168 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %166, i32 1
  %169 = bitcast i16 addrspace(5)* %168 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(12) %169, i8 addrspace(5)* noundef align 4 dereferenceable(12) %65, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p5i8(i64 12, i8 addrspace(5)* %65)
  %170 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 0, i32 0
  %171 = load i32, i32 addrspace(5)* %170, align 4, !tbaa !18
  %172 = load i32, i32 addrspace(5)* %155, align 4, !tbaa !18
  %173 = xor i32 %172, %171
  %174 = and i32 %14, 7
  %175 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %174, i32 2, i32 0
  %176 = bitcast i8 addrspace(5)* %175 to i64 addrspace(5)*
  %177 = load i64, i64 addrspace(5)* %176, align 2
  %178 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 0, i32 1
  %179 = load i16, i16 addrspace(5)* %178, align 4, !tbaa !20
  %180 = and i16 %179, 7
  %181 = zext i16 %180 to i32
  %182 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %181, i32 0
  store i32 %173, i32 addrspace(5)* %182, align 4, !tbaa.struct !13
  %183 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %4, i32 0, i32 %181, i32 1
  %184 = bitcast i16 addrspace(5)* %183 to i32 addrspace(5)*
  store i32 0, i32 addrspace(5)* %184, align 4, !tbaa.struct !17
  %185 = getelementptr inbounds i16, i16 addrspace(5)* %183, i32 2
  %186 = bitcast i16 addrspace(5)* %185 to i64 addrspace(5)*
  store i64 %177, i64 addrspace(5)* %186, align 4, !tbaa.struct !21
  %187 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %1, i64 %19
  %188 = bitcast %struct.Record addrspace(1)* %187 to i8 addrspace(1)*
  call void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)* noundef align 4 dereferenceable(128) %188, i8 addrspace(5)* noundef align 4 dereferenceable(128) %17, i64 128, i1 false)
  call void @llvm.lifetime.end.p5i8(i64 128, i8 addrspace(5)* %17) #4
  br label %86

189:                                              ; preds = %162
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %57, i8 addrspace(5)* noundef align 4 dereferenceable(16) %51, i64 16, i1 false), !tbaa.struct !13
  %190 = load i32, i32 addrspace(5)* %129, align 4, !tbaa !18
  %191 = icmp ugt i32 %190, %156
  br i1 %191, label %192, label %165

192:                                              ; preds = %189
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %51, i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i64 16, i1 false), !tbaa.struct !13
  %193 = load i32, i32 addrspace(5)* %114, align 4, !tbaa !18
  %194 = icmp ugt i32 %193, %156
  br i1 %194, label %195, label %165

195:                                              ; preds = %192
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i64 16, i1 false), !tbaa.struct !13
  %196 = load i32, i32 addrspace(5)* %99, align 4, !tbaa !18
  %197 = icmp ugt i32 %196, %156
  br i1 %197, label %198, label %165

198:                                              ; preds = %195
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i64 16, i1 false), !tbaa.struct !13
  %199 = load i32, i32 addrspace(5)* %83, align 4, !tbaa !18
  %200 = icmp ugt i32 %199, %156
  br i1 %200, label %201, label %165

201:                                              ; preds = %198
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i64 16, i1 false), !tbaa.struct !13
  %202 = load i32, i32 addrspace(5)* %70, align 4, !tbaa !18
  %203 = icmp ugt i32 %202, %156
  br i1 %203, label %204, label %165

204:                                              ; preds = %201
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i64 16, i1 false), !tbaa.struct !13
  br label %165

205:                                              ; preds = %147
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %51, i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i64 16, i1 false), !tbaa.struct !13
  %206 = load i32, i32 addrspace(5)* %114, align 4, !tbaa !18
  %207 = icmp ugt i32 %206, %141
  br i1 %207, label %208, label %150

208:                                              ; preds = %205
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i64 16, i1 false), !tbaa.struct !13
  %209 = load i32, i32 addrspace(5)* %99, align 4, !tbaa !18
  %210 = icmp ugt i32 %209, %141
  br i1 %210, label %211, label %150

211:                                              ; preds = %208
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i64 16, i1 false), !tbaa.struct !13
  %212 = load i32, i32 addrspace(5)* %83, align 4, !tbaa !18
  %213 = icmp ugt i32 %212, %141
  br i1 %213, label %214, label %150

214:                                              ; preds = %211
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i64 16, i1 false), !tbaa.struct !13
  %215 = load i32, i32 addrspace(5)* %70, align 4, !tbaa !18
  %216 = icmp ugt i32 %215, %141
  br i1 %216, label %217, label %150

217:                                              ; preds = %214
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i64 16, i1 false), !tbaa.struct !13
  br label %150

218:                                              ; preds = %132
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %45, i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i64 16, i1 false), !tbaa.struct !13
  %219 = load i32, i32 addrspace(5)* %99, align 4, !tbaa !18
  %220 = icmp ugt i32 %219, %126
  br i1 %220, label %221, label %135

221:                                              ; preds = %218
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i64 16, i1 false), !tbaa.struct !13
  %222 = load i32, i32 addrspace(5)* %83, align 4, !tbaa !18
  %223 = icmp ugt i32 %222, %126
  br i1 %223, label %224, label %135

224:                                              ; preds = %221
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i64 16, i1 false), !tbaa.struct !13
  %225 = load i32, i32 addrspace(5)* %70, align 4, !tbaa !18
  %226 = icmp ugt i32 %225, %126
  br i1 %226, label %227, label %135

227:                                              ; preds = %224
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i64 16, i1 false), !tbaa.struct !13
  br label %135

228:                                              ; preds = %117
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %39, i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i64 16, i1 false), !tbaa.struct !13
  %229 = load i32, i32 addrspace(5)* %83, align 4, !tbaa !18
  %230 = icmp ugt i32 %229, %111
  br i1 %230, label %231, label %120

231:                                              ; preds = %228
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i64 16, i1 false), !tbaa.struct !13
  %232 = load i32, i32 addrspace(5)* %70, align 4, !tbaa !18
  %233 = icmp ugt i32 %232, %111
  br i1 %233, label %234, label %120

234:                                              ; preds = %231
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i64 16, i1 false), !tbaa.struct !13
  br label %120

235:                                              ; preds = %102
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %33, i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i64 16, i1 false), !tbaa.struct !13
  %236 = load i32, i32 addrspace(5)* %70, align 4, !tbaa !18
  %237 = icmp ugt i32 %236, %96
  br i1 %237, label %238, label %105

238:                                              ; preds = %235
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i64 16, i1 false), !tbaa.struct !13
  br label %105

239:                                              ; preds = %87
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noundef align 4 dereferenceable(16) %27, i8 addrspace(5)* noundef align 4 dereferenceable(16) %21, i64 16, i1 false), !tbaa.struct !13
  br label %90
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noalias nocapture writeonly, i8 addrspace(1)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noalias nocapture writeonly, i8 addrspace(5)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)* noalias nocapture writeonly, i8 addrspace(5)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"Record*", !"Record*", !"uint"}
!7 = !{!"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{i64 0, i64 4, !14, i64 4, i64 2, !8, i64 6, i64 10, !16}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !10, i64 0}
!16 = !{!10, !10, i64 0}
!17 = !{i64 0, i64 2, !8, i64 2, i64 10, !16}
!18 = !{!19, !15, i64 0}
!19 = !{!"", !15, i64 0, !9, i64 4, !10, i64 6}
!20 = !{!19, !9, i64 4}
!21 = !{i64 0, i64 8, !16}
