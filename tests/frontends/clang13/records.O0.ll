; ModuleID = 'records.cl'
source_filename = "records.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Record = type { i32, i16, [10 x i8] }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @records(%struct.Record addrspace(1)* %0, %struct.Record addrspace(1)* %1, i32 %2) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %6 = alloca %struct.Record addrspace(1)*, align 8, addrspace(5)
  %7 = alloca %struct.Record addrspace(1)*, align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca [8 x %struct.Record], align 4, addrspace(5)
  %11 = alloca %struct.Record, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca %struct.Record, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  store %struct.Record addrspace(1)* %0, %struct.Record addrspace(1)* addrspace(5)* %6, align 8
  store %struct.Record addrspace(1)* %1, %struct.Record addrspace(1)* addrspace(5)* %7, align 8
  store i32 %2, i32 addrspace(5)* %8, align 4
  %16 = call i32 @llvm.amdgcn.workgroup.id.x() #4
  store i32 4, i32 addrspace(5)* %4, align 4
  %17 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  store i8 addrspace(4)* %17, i8 addrspace(4)* addrspace(5)* %5, align 8
  %18 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %5, align 8
  %19 = load i32, i32 addrspace(5)* %4, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i8, i8 addrspace(4)* %18, i64 %20
  %22 = bitcast i8 addrspace(4)* %21 to i16 addrspace(4)*
  %23 = load i16, i16 addrspace(4)* %22, align 2
  %24 = zext i16 %23 to i32
  %25 = mul i32 %16, %24
  %26 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !9
  %27 = add i32 %25, %26
  store i32 %27, i32 addrspace(5)* %9, align 4
  %28 = load i32, i32 addrspace(5)* %9, align 4
  %29 = load i32, i32 addrspace(5)* %8, align 4
  %30 = icmp uge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %3
  br label %135

32:                                               ; preds = %3
  %33 = bitcast %struct.Record addrspace(5)* %11 to i8 addrspace(5)*
  call void @llvm.memset.p5i8.i64(i8 addrspace(5)* align 4 %33, i8 0, i64 16, i1 false)
  store i32 0, i32 addrspace(5)* %12, align 4
  br label %34

34:                                               ; preds = %50, %32
  %35 = load i32, i32 addrspace(5)* %12, align 4
  %36 = icmp slt i32 %35, 8
  br i1 %36, label %37, label %53

37:                                               ; preds = %34
  %38 = load i32, i32 addrspace(5)* %12, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %39
  %41 = load %struct.Record addrspace(1)*, %struct.Record addrspace(1)* addrspace(5)* %6, align 8
  %42 = load i32, i32 addrspace(5)* %9, align 4
  %43 = mul i32 %42, 8
  %44 = load i32, i32 addrspace(5)* %12, align 4
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %41, i64 %46
  %48 = bitcast %struct.Record addrspace(5)* %40 to i8 addrspace(5)*
  %49 = bitcast %struct.Record addrspace(1)* %47 to i8 addrspace(1)*
  call void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* align 4 %48, i8 addrspace(1)* align 4 %49, i64 16, i1 false)
  br label %50

50:                                               ; preds = %37
  %51 = load i32, i32 addrspace(5)* %12, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, i32 addrspace(5)* %12, align 4
  br label %34

53:                                               ; preds = %34
  store i32 1, i32 addrspace(5)* %13, align 4
  br label %54

54:                                               ; preds = %97, %53
  %55 = load i32, i32 addrspace(5)* %13, align 4
  %56 = icmp slt i32 %55, 8
  br i1 %56, label %57, label %100

57:                                               ; preds = %54
  %58 = load i32, i32 addrspace(5)* %13, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %59
  %61 = bitcast %struct.Record addrspace(5)* %14 to i8 addrspace(5)*
  %62 = bitcast %struct.Record addrspace(5)* %60 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* align 4 %61, i8 addrspace(5)* align 4 %62, i64 16, i1 false)
  %63 = load i32, i32 addrspace(5)* %13, align 4
  store i32 %63, i32 addrspace(5)* %15, align 4
  br label %64

64:                                               ; preds = %79, %57
  %65 = load i32, i32 addrspace(5)* %15, align 4
  %66 = icmp sgt i32 %65, 0
  br i1 %66, label %67, label %77

67:                                               ; preds = %64
  %68 = load i32, i32 addrspace(5)* %15, align 4
  %69 = sub nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %70
  %72 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %71, i32 0, i32 0
  %73 = load i32, i32 addrspace(5)* %72, align 4
  %74 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %14, i32 0, i32 0
  %75 = load i32, i32 addrspace(5)* %74, align 4
  %76 = icmp ugt i32 %73, %75
  br label %77

77:                                               ; preds = %67, %64
  %78 = phi i1 [ false, %64 ], [ %76, %67 ]
  br i1 %78, label %79, label %91

79:                                               ; preds = %77
  %80 = load i32, i32 addrspace(5)* %15, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %81
  %83 = load i32, i32 addrspace(5)* %15, align 4
  %84 = sub nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %85
  %87 = bitcast %struct.Record addrspace(5)* %82 to i8 addrspace(5)*
  %88 = bitcast %struct.Record addrspace(5)* %86 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* align 4 %87, i8 addrspace(5)* align 4 %88, i64 16, i1 false)
  %89 = load i32, i32 addrspace(5)* %15, align 4
  %90 = add nsw i32 %89, -1
  store i32 %90, i32 addrspace(5)* %15, align 4
  br label %64

91:                                               ; preds = %77
  %92 = load i32, i32 addrspace(5)* %15, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %93
  %95 = bitcast %struct.Record addrspace(5)* %94 to i8 addrspace(5)*
  %96 = bitcast %struct.Record addrspace(5)* %14 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* align 4 %95, i8 addrspace(5)* align 4 %96, i64 16, i1 false)
  br label %97

97:                                               ; preds = %91
  %98 = load i32, i32 addrspace(5)* %13, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, i32 addrspace(5)* %13, align 4
  br label %54

100:                                              ; preds = %54
  %101 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 0
  %102 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %101, i32 0, i32 0
  %103 = load i32, i32 addrspace(5)* %102, align 4
  %104 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 7
  %105 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %104, i32 0, i32 0
  %106 = load i32, i32 addrspace(5)* %105, align 4
  %107 = xor i32 %103, %106
  %108 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %11, i32 0, i32 0
  store i32 %107, i32 addrspace(5)* %108, align 4
  %109 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %11, i32 0, i32 2
  %110 = getelementptr inbounds [10 x i8], [10 x i8] addrspace(5)* %109, i64 0, i64 0
  %111 = getelementptr inbounds i8, i8 addrspace(5)* %110, i32 2
  %112 = load i32, i32 addrspace(5)* %9, align 4
  %113 = urem i32 %112, 8
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %114
  %116 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %115, i32 0, i32 2
  %117 = getelementptr inbounds [10 x i8], [10 x i8] addrspace(5)* %116, i64 0, i64 0
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* align 1 %111, i8 addrspace(5)* align 2 %117, i64 8, i1 false)
  %118 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 0
  %119 = getelementptr inbounds %struct.Record, %struct.Record addrspace(5)* %118, i32 0, i32 1
  %120 = load i16, i16 addrspace(5)* %119, align 4
  %121 = zext i16 %120 to i32
  %122 = srem i32 %121, 8
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 %123
  %125 = bitcast %struct.Record addrspace(5)* %124 to i8 addrspace(5)*
  %126 = bitcast %struct.Record addrspace(5)* %11 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* align 4 %125, i8 addrspace(5)* align 4 %126, i64 16, i1 false)
  %127 = load %struct.Record addrspace(1)*, %struct.Record addrspace(1)* addrspace(5)* %7, align 8
  %128 = load i32, i32 addrspace(5)* %9, align 4
  %129 = mul i32 %128, 8
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds %struct.Record, %struct.Record addrspace(1)* %127, i64 %130
  %132 = bitcast %struct.Record addrspace(1)* %131 to i8 addrspace(1)*
  %133 = getelementptr inbounds [8 x %struct.Record], [8 x %struct.Record] addrspace(5)* %10, i64 0, i64 0
  %134 = bitcast %struct.Record addrspace(5)* %133 to i8 addrspace(5)*
  call void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)* align 4 %132, i8 addrspace(5)* align 4 %134, i64 128, i1 false)
  br label %135

135:                                              ; preds = %100, %31
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p5i8.i64(i8 addrspace(5)* nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p5i8.p1i8.i64(i8 addrspace(5)* noalias nocapture writeonly, i8 addrspace(1)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p5i8.p5i8.i64(i8 addrspace(5)* noalias nocapture writeonly, i8 addrspace(5)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p1i8.p5i8.i64(i8 addrspace(1)* noalias nocapture writeonly, i8 addrspace(5)* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly nofree nounwind willreturn writeonly }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none"}
!7 = !{!"Record*", !"Record*", !"uint"}
!8 = !{!"const", !"", !""}
!9 = !{i32 0, i32 1024}
