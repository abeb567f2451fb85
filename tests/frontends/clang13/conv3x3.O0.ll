; ModuleID = 'conv3x3.cl'
source_filename = "conv3x3.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @conv3x3(i8 addrspace(1)* %0, i8 addrspace(1)* %1, i32 addrspace(4)* %2, i32 %3, i32 %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %21 = alloca i8 addrspace(1)*, align 8, addrspace(5)
  %22 = alloca i32 addrspace(4)*, align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  store i8 addrspace(1)* %0, i8 addrspace(1)* addrspace(5)* %20, align 8
  store i8 addrspace(1)* %1, i8 addrspace(1)* addrspace(5)* %21, align 8
  store i32 addrspace(4)* %2, i32 addrspace(4)* addrspace(5)* %22, align 8
  store i32 %3, i32 addrspace(5)* %23, align 4
  store i32 %4, i32 addrspace(5)* %24, align 4
  store i32 %5, i32 addrspace(5)* %25, align 4
  %32 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %9, align 4
  %33 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %33, i8 addrspace(4)* addrspace(5)* %10, align 8
  %34 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %10, align 8
  %35 = load i32, i32 addrspace(5)* %9, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i8, i8 addrspace(4)* %34, i64 %36
  %38 = bitcast i8 addrspace(4)* %37 to i16 addrspace(4)*
  %39 = load i16, i16 addrspace(4)* %38, align 2
  %40 = zext i16 %39 to i32
  %41 = mul i32 %32, %40
  %42 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %43 = add i32 %41, %42
  store i32 %43, i32 addrspace(5)* %26, align 4
  %44 = call i32 @llvm.amdgcn.workgroup.id.y() #2
  store i32 6, i32 addrspace(5)* %7, align 4
  %45 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %45, i8 addrspace(4)* addrspace(5)* %8, align 8
  %46 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %47 = load i32, i32 addrspace(5)* %7, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, i8 addrspace(4)* %46, i64 %48
  %50 = bitcast i8 addrspace(4)* %49 to i16 addrspace(4)*
  %51 = load i16, i16 addrspace(4)* %50, align 2
  %52 = zext i16 %51 to i32
  %53 = mul i32 %44, %52
  %54 = call i32 @llvm.amdgcn.workitem.id.y() #2, !range !9
  %55 = add i32 %53, %54
  store i32 %55, i32 addrspace(5)* %27, align 4
  %56 = load i32, i32 addrspace(5)* %26, align 4
  %57 = load i32, i32 addrspace(5)* %23, align 4
  %58 = icmp sge i32 %56, %57
  br i1 %58, label %63, label %59

59:                                               ; preds = %6
  %60 = load i32, i32 addrspace(5)* %27, align 4
  %61 = load i32, i32 addrspace(5)* %24, align 4
  %62 = icmp sge i32 %60, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %59, %6
  br label %187

64:                                               ; preds = %59
  %65 = load i32, i32 addrspace(5)* %25, align 4
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %64
  %68 = load i32, i32 addrspace(5)* %25, align 4
  %69 = sub nsw i32 %68, 1
  %70 = and i32 %69, 31
  %71 = shl i32 1, %70
  br label %73

72:                                               ; preds = %64
  br label %73

73:                                               ; preds = %72, %67
  %74 = phi i32 [ %71, %67 ], [ 0, %72 ]
  store i32 %74, i32 addrspace(5)* %28, align 4
  store i32 -1, i32 addrspace(5)* %29, align 4
  br label %75

75:                                               ; preds = %153, %73
  %76 = load i32, i32 addrspace(5)* %29, align 4
  %77 = icmp sle i32 %76, 1
  br i1 %77, label %78, label %156

78:                                               ; preds = %75
  %79 = load i32, i32 addrspace(5)* %27, align 4
  %80 = load i32, i32 addrspace(5)* %29, align 4
  %81 = add nsw i32 %79, %80
  %82 = load i32, i32 addrspace(5)* %24, align 4
  %83 = sub nsw i32 %82, 1
  store i32 %81, i32 addrspace(5)* %11, align 4
  store i32 0, i32 addrspace(5)* %12, align 4
  store i32 %83, i32 addrspace(5)* %13, align 4
  %84 = load i32, i32 addrspace(5)* %11, align 4
  %85 = load i32, i32 addrspace(5)* %12, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %78
  %88 = load i32, i32 addrspace(5)* %12, align 4
  br label %99

89:                                               ; preds = %78
  %90 = load i32, i32 addrspace(5)* %11, align 4
  %91 = load i32, i32 addrspace(5)* %13, align 4
  %92 = icmp sgt i32 %90, %91
  br i1 %92, label %93, label %95

93:                                               ; preds = %89
  %94 = load i32, i32 addrspace(5)* %13, align 4
  br label %97

95:                                               ; preds = %89
  %96 = load i32, i32 addrspace(5)* %11, align 4
  br label %97

97:                                               ; preds = %95, %93
  %98 = phi i32 [ %94, %93 ], [ %96, %95 ]
  br label %99

99:                                               ; preds = %87, %97
  %100 = phi i32 [ %88, %87 ], [ %98, %97 ]
  %101 = load i32, i32 addrspace(5)* %23, align 4
  %102 = mul nsw i32 %100, %101
  store i32 %102, i32 addrspace(5)* %30, align 4
  store i32 -1, i32 addrspace(5)* %31, align 4
  br label %103

103:                                              ; preds = %149, %99
  %104 = load i32, i32 addrspace(5)* %31, align 4
  %105 = icmp sle i32 %104, 1
  br i1 %105, label %106, label %152

106:                                              ; preds = %103
  %107 = load i32 addrspace(4)*, i32 addrspace(4)* addrspace(5)* %22, align 8
  %108 = load i32, i32 addrspace(5)* %29, align 4
  %109 = add nsw i32 %108, 1
  %110 = mul nsw i32 %109, 3
  %111 = load i32, i32 addrspace(5)* %31, align 4
  %112 = add nsw i32 %110, %111
  %113 = add nsw i32 %112, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i32, i32 addrspace(4)* %107, i64 %114
  %116 = load i32, i32 addrspace(4)* %115, align 4
  %117 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %20, align 8
  %118 = load i32, i32 addrspace(5)* %30, align 4
  %119 = load i32, i32 addrspace(5)* %26, align 4
  %120 = load i32, i32 addrspace(5)* %31, align 4
  %121 = add nsw i32 %119, %120
  %122 = load i32, i32 addrspace(5)* %23, align 4
  %123 = sub nsw i32 %122, 1
  store i32 %121, i32 addrspace(5)* %14, align 4
  store i32 0, i32 addrspace(5)* %15, align 4
  store i32 %123, i32 addrspace(5)* %16, align 4
  %124 = load i32, i32 addrspace(5)* %14, align 4
  %125 = load i32, i32 addrspace(5)* %15, align 4
  %126 = icmp slt i32 %124, %125
  br i1 %126, label %127, label %129

127:                                              ; preds = %106
  %128 = load i32, i32 addrspace(5)* %15, align 4
  br label %139

129:                                              ; preds = %106
  %130 = load i32, i32 addrspace(5)* %14, align 4
  %131 = load i32, i32 addrspace(5)* %16, align 4
  %132 = icmp sgt i32 %130, %131
  br i1 %132, label %133, label %135

133:                                              ; preds = %129
  %134 = load i32, i32 addrspace(5)* %16, align 4
  br label %137

135:                                              ; preds = %129
  %136 = load i32, i32 addrspace(5)* %14, align 4
  br label %137

137:                                              ; preds = %135, %133
  %138 = phi i32 [ %134, %133 ], [ %136, %135 ]
  br label %139

139:                                              ; preds = %127, %137
  %140 = phi i32 [ %128, %127 ], [ %138, %137 ]
  %141 = add nsw i32 %118, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, i8 addrspace(1)* %117, i64 %142
  %144 = load i8, i8 addrspace(1)* %143, align 1
  %145 = zext i8 %144 to i32
  %146 = mul nsw i32 %116, %145
  %147 = load i32, i32 addrspace(5)* %28, align 4
  %148 = add nsw i32 %147, %146
  store i32 %148, i32 addrspace(5)* %28, align 4
  br label %149

149:                                              ; preds = %139
  %150 = load i32, i32 addrspace(5)* %31, align 4
  %151 = add nsw i32 %150, 1
  store i32 %151, i32 addrspace(5)* %31, align 4
  br label %103

152:                                              ; preds = %103
  br label %153

153:                                              ; preds = %152
  %154 = load i32, i32 addrspace(5)* %29, align 4
  %155 = add nsw i32 %154, 1
  store i32 %155, i32 addrspace(5)* %29, align 4
  br label %75

156:                                              ; preds = %75
  %157 = load i32, i32 addrspace(5)* %28, align 4
  %158 = load i32, i32 addrspace(5)* %25, align 4
  %159 = and i32 %158, 31
  %160 = ashr i32 %157, %159
  store i32 %160, i32 addrspace(5)* %17, align 4
  store i32 0, i32 addrspace(5)* %18, align 4
  store i32 255, i32 addrspace(5)* %19, align 4
  %161 = load i32, i32 addrspace(5)* %17, align 4
  %162 = load i32, i32 addrspace(5)* %18, align 4
  %163 = icmp slt i32 %161, %162
  br i1 %163, label %164, label %166

164:                                              ; preds = %156
  %165 = load i32, i32 addrspace(5)* %18, align 4
  br label %176

166:                                              ; preds = %156
  %167 = load i32, i32 addrspace(5)* %17, align 4
  %168 = load i32, i32 addrspace(5)* %19, align 4
  %169 = icmp sgt i32 %167, %168
  br i1 %169, label %170, label %172

170:                                              ; preds = %166
  %171 = load i32, i32 addrspace(5)* %19, align 4
  br label %174

172:                                              ; preds = %166
  %173 = load i32, i32 addrspace(5)* %17, align 4
  br label %174

174:                                              ; preds = %172, %170
  %175 = phi i32 [ %171, %170 ], [ %173, %172 ]
  br label %176

176:                                              ; preds = %164, %174
  %177 = phi i32 [ %165, %164 ], [ %175, %174 ]
  %178 = trunc i32 %177 to i8
  %179 = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(5)* %21, align 8
  %180 = load i32, i32 addrspace(5)* %27, align 4
  %181 = load i32, i32 addrspace(5)* %23, align 4
  %182 = mul nsw i32 %180, %181
  %183 = load i32, i32 addrspace(5)* %26, align 4
  %184 = add nsw i32 %182, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i8, i8 addrspace(1)* %179, i64 %185
  store i8 %178, i8 addrspace(1)* %186, align 1
  br label %187

187:                                              ; preds = %176, %63
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #1

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
!5 = !{i32 1, i32 1, i32 2, i32 0, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"uchar*", !"uchar*", !"int*", !"int", !"int", !"int"}
!8 = !{!"const", !"", !"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
