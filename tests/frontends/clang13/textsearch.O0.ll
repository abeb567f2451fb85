; ModuleID = 'textsearch.cl'
source_filename = "textsearch.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @textsearch(i8 addrspace(1)* %0, i32 %1, i8 addrspace(1)* %2, i16 %3, i16 %4, i16 addrspace(1)* %5, i8 addrspace(1)* %6) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %10 = alloca i8, align 1, addrspace(5)
  %11 = alloca i8, align 1, addrspace(5)
  %12 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %15 = alloca i16, align 2, addrspace(5)
  %16 = alloca i16, align 2, addrspace(5)
  %17 = alloca i16 addrspace(1)*, align 8, addrspace(5)
  %18 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i16, align 2, addrspace(5)
  %21 = alloca i8, align 1, addrspace(5)
  %22 = alloca i16, align 2, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i16, align 2, addrspace(5)
  %25 = alloca i8, align 1, addrspace(5)
  store i8 addrspace(1)* %0, i8 addrspace(1)* addrspace(5)* %12, align 8
  store i32 %1, i32 addrspace(5)* %13, align 4
  store i8 addrspace(1)* %2, i8 addrspace(1)* addrspace(5)* %14, align 8
  store i16 %3, i16 addrspace(5)* %15, align 2
  store i16 %4, i16 addrspace(5)* %16, align 2
  store i16 addrspace(1)* %5, i16 addrspace(1)* addrspace(5)* %17, align 8
  store i8 addrspace(1)* %6, i8 addrspace(1)* addrspace(5)* %18, align 8
  %26 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %8, align 4
  %27 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %27, i8 addrspace(4)* addrspace(5)* %9, align 8
  %28 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %9, align 8
  %29 = load i32, i32 addrspace(5)* %8, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i8, i8 addrspace(4)* %28, i64 %30
  %32 = bitcast i8 addrspace(4)* %31 to i16 addrspace(4)*
  %33 = load i16, i16 addrspace(4)* %32, align 2
  %34 = zext i16 %33 to i32
  %35 = mul i32 %26, %34
  %36 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %37 = add i32 %35, %36
  store i32 %37, i32 addrspace(5)* %19, align 4
  store i16 0, i16 addrspace(5)* %20, align 2
  store i8 -1, i8 addrspace(5)* %21, align 1
  store i16 0, i16 addrspace(5)* %22, align 2
  br label %38

38:                                               ; preds = %143, %7
  %39 = load i16, i16 addrspace(5)* %22, align 2
  %40 = zext i16 %39 to i32
  %41 = load i16, i16 addrspace(5)* %16, align 2
  %42 = zext i16 %41 to i32
  %43 = icmp slt i32 %40, %42
  br i1 %43, label %44, label %146

44:                                               ; preds = %38
  %45 = load i32, i32 addrspace(5)* %19, align 4
  %46 = load i16, i16 addrspace(5)* %16, align 2
  %47 = zext i16 %46 to i32
  %48 = mul i32 %45, %47
  %49 = load i16, i16 addrspace(5)* %22, align 2
  %50 = zext i16 %49 to i32
  %51 = add i32 %48, %50
  store i32 %51, i32 addrspace(5)* %23, align 4
  %52 = load i32, i32 addrspace(5)* %23, align 4
  %53 = load i16, i16 addrspace(5)* %15, align 2
  %54 = zext i16 %53 to i32
  %55 = add i32 %52, %54
  %56 = load i32, i32 addrspace(5)* %13, align 4
  %57 = icmp ugt i32 %55, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %44
  br label %146

59:                                               ; preds = %44
  store i16 0, i16 addrspace(5)* %24, align 2
  br label %60

60:                                               ; preds = %123, %59
  %61 = load i16, i16 addrspace(5)* %24, align 2
  %62 = zext i16 %61 to i32
  %63 = load i16, i16 addrspace(5)* %15, align 2
  %64 = zext i16 %63 to i32
  %65 = icmp slt i32 %62, %64
  br i1 %65, label %66, label %126

66:                                               ; preds = %60
  %67 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %14, align 8
  %68 = load i16, i16 addrspace(5)* %24, align 2
  %69 = zext i16 %68 to i64
  %70 = getelementptr inbounds i8, i8 addrspace(1)* %67, i64 %69
  %71 = load i8, i8 addrspace(1)* %70, align 1
  store i8 %71, i8 addrspace(5)* %25, align 1
  %72 = load i8, i8 addrspace(5)* %25, align 1
  %73 = zext i8 %72 to i32
  %74 = icmp ne i32 %73, 63
  br i1 %74, label %75, label %123

75:                                               ; preds = %66
  %76 = load i8, i8 addrspace(5)* %25, align 1
  store i8 %76, i8 addrspace(5)* %10, align 1
  %77 = load i8, i8 addrspace(5)* %10, align 1
  %78 = zext i8 %77 to i32
  %79 = icmp sge i32 %78, 65
  br i1 %79, label %80, label %88

80:                                               ; preds = %75
  %81 = load i8, i8 addrspace(5)* %10, align 1
  %82 = zext i8 %81 to i32
  %83 = icmp sle i32 %82, 90
  br i1 %83, label %84, label %88

84:                                               ; preds = %80
  %85 = load i8, i8 addrspace(5)* %10, align 1
  %86 = zext i8 %85 to i32
  %87 = add nsw i32 %86, 32
  br label %91

88:                                               ; preds = %80, %75
  %89 = load i8, i8 addrspace(5)* %10, align 1
  %90 = zext i8 %89 to i32
  br label %91

91:                                               ; preds = %84, %88
  %92 = phi i32 [ %87, %84 ], [ %90, %88 ]
  %93 = trunc i32 %92 to i8
  %94 = zext i8 %93 to i32
  %95 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %12, align 8
  %96 = load i32, i32 addrspace(5)* %23, align 4
  %97 = load i16, i16 addrspace(5)* %24, align 2
  %98 = zext i16 %97 to i32
  %99 = add i32 %96, %98
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds i8, i8 addrspace(1)* %95, i64 %100
  %102 = load i8, i8 addrspace(1)* %101, align 1
  store i8 %102, i8 addrspace(5)* %11, align 1
  %103 = load i8, i8 addrspace(5)* %11, align 1
  %104 = zext i8 %103 to i32
  %105 = icmp sge i32 %104, 65
  br i1 %105, label %106, label %114

106:                                              ; preds = %91
  %107 = load i8, i8 addrspace(5)* %11, align 1
  %108 = zext i8 %107 to i32
  %109 = icmp sle i32 %108, 90
  br i1 %109, label %110, label %114

110:                                              ; preds = %106
  %111 = load i8, i8 addrspace(5)* %11, align 1
  %112 = zext i8 %111 to i32
  %113 = add nsw i32 %112, 32
  br label %117

114:                                              ; preds = %106, %91
  %115 = load i8, i8 addrspace(5)* %11, align 1
  %116 = zext i8 %115 to i32
  br label %117

117:                                              ; preds = %110, %114
  %118 = phi i32 [ %113, %110 ], [ %116, %114 ]
  %119 = trunc i32 %118 to i8
  %120 = zext i8 %119 to i32
  %121 = icmp ne i32 %94, %120
  br i1 %121, label %122, label %123

122:                                              ; preds = %117
  br label %126

123:                                              ; preds = %117, %66
  %124 = load i16, i16 addrspace(5)* %24, align 2
  %125 = add i16 %124, 1
  store i16 %125, i16 addrspace(5)* %24, align 2
  br label %60

126:                                              ; preds = %122, %60
  %127 = load i16, i16 addrspace(5)* %24, align 2
  %128 = zext i16 %127 to i32
  %129 = load i16, i16 addrspace(5)* %15, align 2
  %130 = zext i16 %129 to i32
  %131 = icmp eq i32 %128, %130
  br i1 %131, label %132, label %142

132:                                              ; preds = %126
  %133 = load i16, i16 addrspace(5)* %20, align 2
  %134 = zext i16 %133 to i32
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %139

136:                                              ; preds = %132
  %137 = load i16, i16 addrspace(5)* %22, align 2
  %138 = trunc i16 %137 to i8
  store i8 %138, i8 addrspace(5)* %21, align 1
  br label %139

139:                                              ; preds = %136, %132
  %140 = load i16, i16 addrspace(5)* %20, align 2
  %141 = add i16 %140, 1
  store i16 %141, i16 addrspace(5)* %20, align 2
  br label %142

142:                                              ; preds = %139, %126
  br label %143

143:                                              ; preds = %142
  %144 = load i16, i16 addrspace(5)* %22, align 2
  %145 = add i16 %144, 1
  store i16 %145, i16 addrspace(5)* %22, align 2
  br label %38

146:                                              ; preds = %58, %38
  %147 = load i16, i16 addrspace(5)* %20, align 2
  %148 = load i16 addrspace(1)*, i16 addrspace(1)* addrspace(5)* %17, align 8
  %149 = load i32, i32 addrspace(5)* %19, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds i16, i16 addrspace(1)* %148, i64 %150
  store i16 %147, i16 addrspace(1)* %151, align 2
  %152 = load i8, i8 addrspace(5)* %21, align 1
  %153 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %18, align 8
  %154 = load i32, i32 addrspace(5)* %19, align 4
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds i8, i8 addrspace(1)* %153, i64 %155
  store i8 %152, i8 addrspace(1)* %156, align 1
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 0, i32 1, i32 0, i32 0, i32 1, i32 1}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"uchar*", !"uint", !"uchar*", !"ushort", !"ushort", !"ushort*", !"char*"}
!8 = !{!"const", !"", !"const", !"", !"", !"", !""}
!9 = !{i32 0, i32 1024}
