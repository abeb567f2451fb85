; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%_QMkernelsTparticle = type { float, float, i32 }

define i32 @_QMkernelsPid() local_unnamed_addr #0 {
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %2 = shl i32 %1, 6
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = add i32 %3, 1
  %5 = add i32 %4, %2
  ret i32 %5
}

define amdgpu_kernel void @saxpy(i32 %0, float %1, ptr readonly captures(none) %2, ptr captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %7, 1
  %9 = add i32 %8, %6
  %.not = icmp sgt i32 %9, %0
  br i1 %.not, label %19, label %10

10:                                               ; preds = %4
  %11 = sext i32 %9 to i64
  %12 = add nsw i64 %11, -1
  %13 = getelementptr float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !2
  %15 = fmul contract float %1, %14
  %16 = getelementptr float, ptr %3, i64 %12
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = fadd contract float %15, %17
  store float %18, ptr %16, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %10, %4
  ret void
}

define amdgpu_kernel void @matrix(i32 %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = sext i32 %0 to i64
  %6 = tail call i64 @llvm.smax.i64(i64 %5, i64 0)
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %7, 1
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = add i32 %9, 1
  %11 = icmp sgt i32 %8, %0
  %12 = icmp sgt i32 %10, %0
  %13 = or i1 %11, %12
  br i1 %13, label %38, label %.preheader

.preheader:                                       ; preds = %4
  %14 = icmp sgt i32 %0, 0
  %15 = sext i32 %8 to i64
  br i1 %14, label %.lr.ph, label %.preheader.._crit_edge_crit_edge

.preheader.._crit_edge_crit_edge:                 ; preds = %.preheader
  %.pre16 = sext i32 %10 to i64
  %.pre18 = add nsw i64 %.pre16, -1
  %.pre20 = mul nsw i64 %.pre18, %6
  br label %._crit_edge

.lr.ph:                                           ; preds = %.preheader
  %invariant.gep = getelementptr double, ptr %1, i64 %15
  %16 = sext i32 %10 to i64
  %17 = add nsw i64 %16, -1
  %18 = mul nsw i64 %17, %6
  %19 = getelementptr double, ptr %2, i64 %18
  br label %20

20:                                               ; preds = %.lr.ph, %20
  %21 = phi i64 [ %5, %.lr.ph ], [ %33, %20 ]
  %22 = phi i32 [ 1, %.lr.ph ], [ %32, %20 ]
  %.015 = phi double [ 0.000000e+00, %.lr.ph ], [ %31, %20 ]
  %23 = zext nneg i32 %22 to i64
  %24 = add nsw i64 %23, -1
  %25 = mul nsw i64 %24, %6
  %gep = getelementptr double, ptr %invariant.gep, i64 %25
  %26 = getelementptr i8, ptr %gep, i64 -8
  %27 = load double, ptr %26, align 8, !tbaa !10
  %28 = getelementptr double, ptr %19, i64 %24
  %29 = load double, ptr %28, align 8, !tbaa !16
  %30 = fmul contract double %27, %29
  %31 = fadd contract double %.015, %30
  %32 = add nuw nsw i32 %22, 1
  %33 = add nsw i64 %21, -1
  %34 = icmp samesign ugt i64 %21, 1
  br i1 %34, label %20, label %._crit_edge

._crit_edge:                                      ; preds = %20, %.preheader.._crit_edge_crit_edge
  %.pre-phi21 = phi i64 [ %.pre20, %.preheader.._crit_edge_crit_edge ], [ %18, %20 ]
  %.0.lcssa = phi double [ 0.000000e+00, %.preheader.._crit_edge_crit_edge ], [ %31, %20 ]
  %35 = getelementptr double, ptr %3, i64 %.pre-phi21
  %36 = getelementptr double, ptr %35, i64 %15
  %37 = getelementptr i8, ptr %36, i64 -8
  store double %.0.lcssa, ptr %37, align 8, !tbaa !18
  br label %38

38:                                               ; preds = %._crit_edge, %4
  ret void
}

define amdgpu_kernel void @bounce(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %193, label %.preheader

.preheader:                                       ; preds = %2
  %9 = sext i32 %7 to i64
  %10 = getelementptr %_QMkernelsTparticle, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -12
  %12 = getelementptr i8, ptr %10, i64 -8
  %.promoted = load float, ptr %11, align 4, !tbaa !20
  %.promoted8 = load float, ptr %12, align 4, !tbaa !20
  %13 = getelementptr i8, ptr %10, i64 -4
  %14 = fmul contract float %.promoted8, 1.250000e-01
  %15 = fadd contract float %.promoted, %14
  %16 = tail call contract float @llvm.fabs.f32(float %15)
  %17 = fcmp contract ogt float %16, 2.000000e+00
  br i1 %17, label %18, label %22

18:                                               ; preds = %.preheader
  %19 = fneg contract float %.promoted8
  store float %19, ptr %12, align 4, !tbaa !20
  %20 = load i32, ptr %13, align 4, !tbaa !20
  %21 = add i32 %20, 1
  store i32 %21, ptr %13, align 4, !tbaa !20
  %.pre = fmul contract float %.promoted8, -1.250000e-01
  br label %22

22:                                               ; preds = %18, %.preheader
  %.pre-phi = phi float [ %.pre, %18 ], [ %14, %.preheader ]
  %23 = phi float [ %19, %18 ], [ %.promoted8, %.preheader ]
  %24 = fadd contract float %15, %.pre-phi
  %25 = tail call contract float @llvm.fabs.f32(float %24)
  %26 = fcmp contract ogt float %25, 2.000000e+00
  br i1 %26, label %27, label %31

27:                                               ; preds = %22
  %28 = fneg contract float %23
  store float %28, ptr %12, align 4, !tbaa !20
  %29 = load i32, ptr %13, align 4, !tbaa !20
  %30 = add i32 %29, 1
  store i32 %30, ptr %13, align 4, !tbaa !20
  %.pre9 = fmul contract float %23, -1.250000e-01
  br label %31

31:                                               ; preds = %27, %22
  %.pre-phi10 = phi float [ %.pre9, %27 ], [ %.pre-phi, %22 ]
  %32 = phi float [ %28, %27 ], [ %23, %22 ]
  %33 = fadd contract float %24, %.pre-phi10
  %34 = tail call contract float @llvm.fabs.f32(float %33)
  %35 = fcmp contract ogt float %34, 2.000000e+00
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = fneg contract float %32
  store float %37, ptr %12, align 4, !tbaa !20
  %38 = load i32, ptr %13, align 4, !tbaa !20
  %39 = add i32 %38, 1
  store i32 %39, ptr %13, align 4, !tbaa !20
  %.pre11 = fmul contract float %32, -1.250000e-01
  br label %40

40:                                               ; preds = %36, %31
  %.pre-phi12 = phi float [ %.pre11, %36 ], [ %.pre-phi10, %31 ]
  %41 = phi float [ %37, %36 ], [ %32, %31 ]
  %42 = fadd contract float %33, %.pre-phi12
  %43 = tail call contract float @llvm.fabs.f32(float %42)
  %44 = fcmp contract ogt float %43, 2.000000e+00
  br i1 %44, label %45, label %49

45:                                               ; preds = %40
  %46 = fneg contract float %41
  store float %46, ptr %12, align 4, !tbaa !20
  %47 = load i32, ptr %13, align 4, !tbaa !20
  %48 = add i32 %47, 1
  store i32 %48, ptr %13, align 4, !tbaa !20
  %.pre13 = fmul contract float %41, -1.250000e-01
  br label %49

49:                                               ; preds = %45, %40
  %.pre-phi14 = phi float [ %.pre13, %45 ], [ %.pre-phi12, %40 ]
  %50 = phi float [ %46, %45 ], [ %41, %40 ]
  %51 = fadd contract float %42, %.pre-phi14
  %52 = tail call contract float @llvm.fabs.f32(float %51)
  %53 = fcmp contract ogt float %52, 2.000000e+00
  br i1 %53, label %54, label %58

54:                                               ; preds = %49
  %55 = fneg contract float %50
  store float %55, ptr %12, align 4, !tbaa !20
  %56 = load i32, ptr %13, align 4, !tbaa !20
  %57 = add i32 %56, 1
  store i32 %57, ptr %13, align 4, !tbaa !20
  %.pre15 = fmul contract float %50, -1.250000e-01
  br label %58

58:                                               ; preds = %54, %49
  %.pre-phi16 = phi float [ %.pre15, %54 ], [ %.pre-phi14, %49 ]
  %59 = phi float [ %55, %54 ], [ %50, %49 ]
  %60 = fadd contract float %51, %.pre-phi16
  %61 = tail call contract float @llvm.fabs.f32(float %60)
  %62 = fcmp contract ogt float %61, 2.000000e+00
  br i1 %62, label %63, label %67

63:                                               ; preds = %58
  %64 = fneg contract float %59
  store float %64, ptr %12, align 4, !tbaa !20
  %65 = load i32, ptr %13, align 4, !tbaa !20
  %66 = add i32 %65, 1
  store i32 %66, ptr %13, align 4, !tbaa !20
  %.pre17 = fmul contract float %59, -1.250000e-01
  br label %67

67:                                               ; preds = %63, %58
  %.pre-phi18 = phi float [ %.pre17, %63 ], [ %.pre-phi16, %58 ]
  %68 = phi float [ %64, %63 ], [ %59, %58 ]
  %69 = fadd contract float %60, %.pre-phi18
  %70 = tail call contract float @llvm.fabs.f32(float %69)
  %71 = fcmp contract ogt float %70, 2.000000e+00
  br i1 %71, label %72, label %76

72:                                               ; preds = %67
  %73 = fneg contract float %68
  store float %73, ptr %12, align 4, !tbaa !20
  %74 = load i32, ptr %13, align 4, !tbaa !20
  %75 = add i32 %74, 1
  store i32 %75, ptr %13, align 4, !tbaa !20
  %.pre19 = fmul contract float %68, -1.250000e-01
  br label %76

76:                                               ; preds = %72, %67
  %.pre-phi20 = phi float [ %.pre19, %72 ], [ %.pre-phi18, %67 ]
  %77 = phi float [ %73, %72 ], [ %68, %67 ]
  %78 = fadd contract float %69, %.pre-phi20
  %79 = tail call contract float @llvm.fabs.f32(float %78)
  %80 = fcmp contract ogt float %79, 2.000000e+00
  br i1 %80, label %81, label %85

81:                                               ; preds = %76
  %82 = fneg contract float %77
  store float %82, ptr %12, align 4, !tbaa !20
  %83 = load i32, ptr %13, align 4, !tbaa !20
  %84 = add i32 %83, 1
  store i32 %84, ptr %13, align 4, !tbaa !20
  %.pre21 = fmul contract float %77, -1.250000e-01
  br label %85

85:                                               ; preds = %81, %76
  %.pre-phi22 = phi float [ %.pre21, %81 ], [ %.pre-phi20, %76 ]
  %86 = phi float [ %82, %81 ], [ %77, %76 ]
  %87 = fadd contract float %78, %.pre-phi22
  %88 = tail call contract float @llvm.fabs.f32(float %87)
  %89 = fcmp contract ogt float %88, 2.000000e+00
  br i1 %89, label %90, label %94

90:                                               ; preds = %85
  %91 = fneg contract float %86
  store float %91, ptr %12, align 4, !tbaa !20
  %92 = load i32, ptr %13, align 4, !tbaa !20
  %93 = add i32 %92, 1
  store i32 %93, ptr %13, align 4, !tbaa !20
  %.pre23 = fmul contract float %86, -1.250000e-01
  br label %94

94:                                               ; preds = %90, %85
  %.pre-phi24 = phi float [ %.pre23, %90 ], [ %.pre-phi22, %85 ]
  %95 = phi float [ %91, %90 ], [ %86, %85 ]
  %96 = fadd contract float %87, %.pre-phi24
  %97 = tail call contract float @llvm.fabs.f32(float %96)
  %98 = fcmp contract ogt float %97, 2.000000e+00
  br i1 %98, label %99, label %103

99:                                               ; preds = %94
  %100 = fneg contract float %95
  store float %100, ptr %12, align 4, !tbaa !20
  %101 = load i32, ptr %13, align 4, !tbaa !20
  %102 = add i32 %101, 1
  store i32 %102, ptr %13, align 4, !tbaa !20
  %.pre25 = fmul contract float %95, -1.250000e-01
  br label %103

103:                                              ; preds = %99, %94
  %.pre-phi26 = phi float [ %.pre25, %99 ], [ %.pre-phi24, %94 ]
  %104 = phi float [ %100, %99 ], [ %95, %94 ]
  %105 = fadd contract float %96, %.pre-phi26
  %106 = tail call contract float @llvm.fabs.f32(float %105)
  %107 = fcmp contract ogt float %106, 2.000000e+00
  br i1 %107, label %108, label %112

108:                                              ; preds = %103
  %109 = fneg contract float %104
  store float %109, ptr %12, align 4, !tbaa !20
  %110 = load i32, ptr %13, align 4, !tbaa !20
  %111 = add i32 %110, 1
  store i32 %111, ptr %13, align 4, !tbaa !20
  %.pre27 = fmul contract float %104, -1.250000e-01
  br label %112

112:                                              ; preds = %108, %103
  %.pre-phi28 = phi float [ %.pre27, %108 ], [ %.pre-phi26, %103 ]
  %113 = phi float [ %109, %108 ], [ %104, %103 ]
  %114 = fadd contract float %105, %.pre-phi28
  %115 = tail call contract float @llvm.fabs.f32(float %114)
  %116 = fcmp contract ogt float %115, 2.000000e+00
  br i1 %116, label %117, label %121

117:                                              ; preds = %112
  %118 = fneg contract float %113
  store float %118, ptr %12, align 4, !tbaa !20
  %119 = load i32, ptr %13, align 4, !tbaa !20
  %120 = add i32 %119, 1
  store i32 %120, ptr %13, align 4, !tbaa !20
  %.pre29 = fmul contract float %113, -1.250000e-01
  br label %121

121:                                              ; preds = %117, %112
  %.pre-phi30 = phi float [ %.pre29, %117 ], [ %.pre-phi28, %112 ]
  %122 = phi float [ %118, %117 ], [ %113, %112 ]
  %123 = fadd contract float %114, %.pre-phi30
  %124 = tail call contract float @llvm.fabs.f32(float %123)
  %125 = fcmp contract ogt float %124, 2.000000e+00
  br i1 %125, label %126, label %130

126:                                              ; preds = %121
  %127 = fneg contract float %122
  store float %127, ptr %12, align 4, !tbaa !20
  %128 = load i32, ptr %13, align 4, !tbaa !20
  %129 = add i32 %128, 1
  store i32 %129, ptr %13, align 4, !tbaa !20
  %.pre31 = fmul contract float %122, -1.250000e-01
  br label %130

130:                                              ; preds = %126, %121
  %.pre-phi32 = phi float [ %.pre31, %126 ], [ %.pre-phi30, %121 ]
  %131 = phi float [ %127, %126 ], [ %122, %121 ]
  %132 = fadd contract float %123, %.pre-phi32
  %133 = tail call contract float @llvm.fabs.f32(float %132)
  %134 = fcmp contract ogt float %133, 2.000000e+00
  br i1 %134, label %135, label %139

135:                                              ; preds = %130
  %136 = fneg contract float %131
  store float %136, ptr %12, align 4, !tbaa !20
  %137 = load i32, ptr %13, align 4, !tbaa !20
  %138 = add i32 %137, 1
  store i32 %138, ptr %13, align 4, !tbaa !20
  %.pre33 = fmul contract float %131, -1.250000e-01
  br label %139

139:                                              ; preds = %135, %130
  %.pre-phi34 = phi float [ %.pre33, %135 ], [ %.pre-phi32, %130 ]
  %140 = phi float [ %136, %135 ], [ %131, %130 ]
  %141 = fadd contract float %132, %.pre-phi34
  %142 = tail call contract float @llvm.fabs.f32(float %141)
  %143 = fcmp contract ogt float %142, 2.000000e+00
  br i1 %143, label %144, label %148

144:                                              ; preds = %139
  %145 = fneg contract float %140
  store float %145, ptr %12, align 4, !tbaa !20
  %146 = load i32, ptr %13, align 4, !tbaa !20
  %147 = add i32 %146, 1
  store i32 %147, ptr %13, align 4, !tbaa !20
  %.pre35 = fmul contract float %140, -1.250000e-01
  br label %148

148:                                              ; preds = %144, %139
  %.pre-phi36 = phi float [ %.pre35, %144 ], [ %.pre-phi34, %139 ]
  %149 = phi float [ %145, %144 ], [ %140, %139 ]
  %150 = fadd contract float %141, %.pre-phi36
  %151 = tail call contract float @llvm.fabs.f32(float %150)
  %152 = fcmp contract ogt float %151, 2.000000e+00
  br i1 %152, label %153, label %157

153:                                              ; preds = %148
  %154 = fneg contract float %149
  store float %154, ptr %12, align 4, !tbaa !20
  %155 = load i32, ptr %13, align 4, !tbaa !20
  %156 = add i32 %155, 1
  store i32 %156, ptr %13, align 4, !tbaa !20
  %.pre37 = fmul contract float %149, -1.250000e-01
  br label %157

157:                                              ; preds = %153, %148
  %.pre-phi38 = phi float [ %.pre37, %153 ], [ %.pre-phi36, %148 ]
  %158 = phi float [ %154, %153 ], [ %149, %148 ]
  %159 = fadd contract float %150, %.pre-phi38
  %160 = tail call contract float @llvm.fabs.f32(float %159)
  %161 = fcmp contract ogt float %160, 2.000000e+00
  br i1 %161, label %162, label %166

162:                                              ; preds = %157
  %163 = fneg contract float %158
  store float %163, ptr %12, align 4, !tbaa !20
  %164 = load i32, ptr %13, align 4, !tbaa !20
  %165 = add i32 %164, 1
  store i32 %165, ptr %13, align 4, !tbaa !20
  %.pre39 = fmul contract float %158, -1.250000e-01
  br label %166

166:                                              ; preds = %162, %157
  %.pre-phi40 = phi float [ %.pre39, %162 ], [ %.pre-phi38, %157 ]
  %167 = phi float [ %163, %162 ], [ %158, %157 ]
  %168 = fadd contract float %159, %.pre-phi40
  %169 = tail call contract float @llvm.fabs.f32(float %168)
  %170 = fcmp contract ogt float %169, 2.000000e+00
  br i1 %170, label %171, label %175

171:                                              ; preds = %166
  %172 = fneg contract float %167
  store float %172, ptr %12, align 4, !tbaa !20
  %173 = load i32, ptr %13, align 4, !tbaa !20
  %174 = add i32 %173, 1
  store i32 %174, ptr %13, align 4, !tbaa !20
  %.pre41 = fmul contract float %167, -1.250000e-01
  br label %175

175:                                              ; preds = %171, %166
  %.pre-phi42 = phi float [ %.pre41, %171 ], [ %.pre-phi40, %166 ]
  %176 = phi float [ %172, %171 ], [ %167, %166 ]
  %177 = fadd contract float %168, %.pre-phi42
  %178 = tail call contract float @llvm.fabs.f32(float %177)
  %179 = fcmp contract ogt float %178, 2.000000e+00
  br i1 %179, label %180, label %184

180:                                              ; preds = %175
  %181 = fneg contract float %176
  store float %181, ptr %12, align 4, !tbaa !20
  %182 = load i32, ptr %13, align 4, !tbaa !20
  %183 = add i32 %182, 1
  store i32 %183, ptr %13, align 4, !tbaa !20
  %.pre43 = fmul contract float %176, -1.250000e-01
  br label %184

184:                                              ; preds = %180, %175
  %.pre-phi44 = phi float [ %.pre43, %180 ], [ %.pre-phi42, %175 ]
  %185 = phi float [ %181, %180 ], [ %176, %175 ]
  %186 = fadd contract float %177, %.pre-phi44
  %187 = tail call contract float @llvm.fabs.f32(float %186)
  %188 = fcmp contract ogt float %187, 2.000000e+00
  br i1 %188, label %189, label %.loopexit

189:                                              ; preds = %184
  %190 = fneg contract float %185
  store float %190, ptr %12, align 4, !tbaa !20
  %191 = load i32, ptr %13, align 4, !tbaa !20
  %192 = add i32 %191, 1
  store i32 %192, ptr %13, align 4, !tbaa !20
  br label %.loopexit

.loopexit:                                        ; preds = %189, %184
  store float %186, ptr %11, align 4, !tbaa !20
  br label %193

193:                                              ; preds = %.loopexit, %2
  ret void
}

define amdgpu_kernel void @waves(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %57, label %9

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr { float, float }, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -8
  %.unpack = load float, ptr %12, align 4, !tbaa !26
  %.elt29 = getelementptr i8, ptr %11, i64 -4
  %.unpack30 = load float, ptr %.elt29, align 4, !tbaa !26
  %13 = fmul contract float %.unpack, 5.000000e-01
  %14 = fmul contract float %.unpack30, 5.000000e-01
  %15 = fmul contract float %.unpack, -2.500000e-01
  %16 = fsub contract float %15, %14
  %17 = fmul contract float %.unpack30, 2.500000e-01
  %18 = fsub contract float %13, %17
  %19 = fmul contract float %.unpack, %.unpack
  %20 = fmul contract float %.unpack, %.unpack30
  %21 = fadd contract float %20, %20
  %22 = fmul contract float %.unpack30, %.unpack30
  %23 = fsub contract float %19, %22
  %24 = fadd contract float %18, %23
  %25 = fadd contract float %16, %21
  %26 = fmul contract float %24, %24
  %27 = fmul contract float %25, %25
  %28 = fadd contract float %26, %27
  %29 = fcmp contract ogt float %28, 4.000000e+00
  br i1 %29, label %56, label %30

30:                                               ; preds = %9
  %31 = fmul contract float %24, %25
  %32 = fadd contract float %31, %31
  %33 = fsub contract float %26, %27
  %34 = fadd contract float %18, %33
  %35 = fadd contract float %16, %32
  %36 = fmul contract float %34, %34
  %37 = fmul contract float %35, %35
  %38 = fadd contract float %36, %37
  %39 = fcmp contract ogt float %38, 4.000000e+00
  br i1 %39, label %56, label %40

40:                                               ; preds = %30
  %41 = fmul contract float %34, %35
  %42 = fadd contract float %41, %41
  %43 = fsub contract float %36, %37
  %44 = fadd contract float %18, %43
  %45 = fadd contract float %16, %42
  %46 = fmul contract float %44, %44
  %47 = fmul contract float %45, %45
  %48 = fadd contract float %46, %47
  %49 = fcmp contract ogt float %48, 4.000000e+00
  br i1 %49, label %56, label %50

50:                                               ; preds = %40
  %51 = fmul contract float %44, %45
  %52 = fadd contract float %51, %51
  %53 = fsub contract float %46, %47
  %54 = fadd contract float %18, %53
  %55 = fadd contract float %16, %52
  br label %56

56:                                               ; preds = %50, %40, %30, %9
  %.lcssa39 = phi float [ %24, %9 ], [ %44, %40 ], [ %34, %30 ], [ %54, %50 ]
  %.lcssa = phi float [ %25, %9 ], [ %45, %40 ], [ %35, %30 ], [ %55, %50 ]
  store float %.lcssa39, ptr %12, align 4, !tbaa !26
  store float %.lcssa, ptr %.elt29, align 4, !tbaa !26
  br label %57

57:                                               ; preds = %56, %2
  ret void
}

define amdgpu_kernel void @classes(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %49, label %9

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr i32, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -4
  %13 = load i32, ptr %12, align 4, !tbaa !32
  %14 = srem i32 %13, 11
  %15 = icmp slt i32 %13, 0
  %16 = icmp ne i32 %14, 0
  %17 = and i1 %15, %16
  %18 = add nsw i32 %14, 11
  %19 = select i1 %17, i32 %18, i32 %14
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %9
  %or.cond = icmp ult i32 %19, 4
  br i1 %or.cond, label %25, label %24

22:                                               ; preds = %9
  %23 = xor i32 %13, -1
  br label %.loopexit

24:                                               ; preds = %21
  switch i32 %19, label %28 [
    i32 5, label %30
    i32 7, label %30
  ]

25:                                               ; preds = %21
  %26 = shl i32 %13, 3
  %27 = xor i32 %26, %13
  br label %.loopexit

28:                                               ; preds = %24
  %29 = icmp sgt i32 %19, 7
  br i1 %29, label %34, label %46

30:                                               ; preds = %24, %24
  %31 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %13)
  %32 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %13, i1 false)
  %33 = add nuw nsw i32 %31, %32
  br label %.loopexit

34:                                               ; preds = %28
  %.old1 = icmp sgt i32 %13, 1
  br i1 %.old1, label %.preheader, label %.loopexit

.preheader:                                       ; preds = %34, %42
  %.021 = phi i32 [ %43, %42 ], [ 0, %34 ]
  %.0 = phi i32 [ %.1, %42 ], [ %13, %34 ]
  %35 = and i32 %.0, 1
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %.preheader
  %38 = lshr exact i32 %.0, 1
  br label %42

39:                                               ; preds = %.preheader
  %40 = mul i32 %.0, 3
  %41 = add i32 %40, 1
  br label %42

42:                                               ; preds = %37, %39
  %.1 = phi i32 [ %38, %37 ], [ %41, %39 ]
  %43 = add nuw nsw i32 %.021, 1
  %44 = icmp samesign ult i32 %.021, 200
  %45 = icmp sgt i32 %.1, 1
  %or.cond2 = select i1 %44, i1 %45, i1 false
  br i1 %or.cond2, label %.preheader, label %.loopexit

46:                                               ; preds = %28
  %47 = lshr i32 %13, 4
  %48 = and i32 %47, 4095
  br label %.loopexit

.loopexit:                                        ; preds = %42, %34, %22, %25, %30, %46
  %.2 = phi i32 [ %23, %22 ], [ %27, %25 ], [ %33, %30 ], [ %48, %46 ], [ 0, %34 ], [ %43, %42 ]
  store i32 %.2, ptr %12, align 4, !tbaa !32
  br label %49

49:                                               ; preds = %.loopexit, %2
  ret void
}

define amdgpu_kernel void @sorting(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %.loopexit, label %.preheader32.preheader

.preheader32.preheader:                           ; preds = %2
  %9 = sext i32 %7 to i64
  %.idx = shl nsw i64 %9, 5
  %10 = getelementptr i8, ptr %1, i64 %.idx
  %11 = getelementptr i8, ptr %10, i64 -32
  %12 = load i32, ptr %11, align 4, !tbaa !38
  %13 = insertelement <8 x i32> poison, i32 %12, i64 0
  %14 = getelementptr i8, ptr %10, i64 -28
  %15 = load i32, ptr %14, align 4, !tbaa !38
  %16 = insertelement <8 x i32> %13, i32 %15, i64 1
  %17 = getelementptr i8, ptr %10, i64 -24
  %18 = load i32, ptr %17, align 4, !tbaa !38
  %19 = insertelement <8 x i32> %16, i32 %18, i64 2
  %20 = getelementptr i8, ptr %10, i64 -20
  %21 = load i32, ptr %20, align 4, !tbaa !38
  %22 = insertelement <8 x i32> %19, i32 %21, i64 3
  %23 = getelementptr i8, ptr %10, i64 -16
  %24 = load i32, ptr %23, align 4, !tbaa !38
  %25 = insertelement <8 x i32> %22, i32 %24, i64 4
  %26 = getelementptr i8, ptr %10, i64 -12
  %27 = load i32, ptr %26, align 4, !tbaa !38
  %28 = insertelement <8 x i32> %25, i32 %27, i64 5
  %29 = getelementptr i8, ptr %10, i64 -8
  %30 = load i32, ptr %29, align 4, !tbaa !38
  %31 = insertelement <8 x i32> %28, i32 %30, i64 6
  %32 = getelementptr i8, ptr %10, i64 -4
  %33 = load i32, ptr %32, align 4, !tbaa !38
  %34 = insertelement <8 x i32> %31, i32 %33, i64 7
  %.not24 = icmp sle i32 %12, %15
  %35 = insertelement <8 x i32> %34, i32 %12, i64 1
  %promotealloca31.lcssa = select i1 %.not24, <8 x i32> %34, <8 x i32> %35
  %.017.lcssa = zext i1 %.not24 to i32
  %36 = insertelement <8 x i32> %promotealloca31.lcssa, i32 %15, i32 %.017.lcssa
  %37 = extractelement <8 x i32> %36, i64 2
  %38 = extractelement <8 x i32> %36, i64 1
  %.not24.1 = icmp sgt i32 %38, %37
  br i1 %.not24.1, label %39, label %.preheader32.2

39:                                               ; preds = %.preheader32.preheader
  %40 = shufflevector <8 x i32> %36, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 1, i32 3, i32 4, i32 5, i32 6, i32 7>
  %41 = extractelement <8 x i32> %36, i64 0
  %.not24.1.1 = icmp sgt i32 %41, %37
  br i1 %.not24.1.1, label %42, label %.preheader32.2

42:                                               ; preds = %39
  %43 = shufflevector <8 x i32> %36, <8 x i32> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 3, i32 4, i32 5, i32 6, i32 7>
  br label %.preheader32.2

.preheader32.2:                                   ; preds = %42, %39, %.preheader32.preheader
  %promotealloca31.lcssa.1 = phi <8 x i32> [ %36, %.preheader32.preheader ], [ %43, %42 ], [ %40, %39 ]
  %.017.lcssa.1 = phi i32 [ 2, %.preheader32.preheader ], [ 0, %42 ], [ 1, %39 ]
  %44 = insertelement <8 x i32> %promotealloca31.lcssa.1, i32 %37, i32 %.017.lcssa.1
  %45 = extractelement <8 x i32> %44, i64 3
  %46 = extractelement <8 x i32> %44, i64 2
  %.not24.2 = icmp sgt i32 %46, %45
  br i1 %.not24.2, label %47, label %.preheader32.3

47:                                               ; preds = %.preheader32.2
  %48 = shufflevector <8 x i32> %44, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 2, i32 4, i32 5, i32 6, i32 7>
  %49 = extractelement <8 x i32> %44, i64 1
  %.not24.2.1 = icmp sgt i32 %49, %45
  br i1 %.not24.2.1, label %50, label %.preheader32.3

50:                                               ; preds = %47
  %51 = shufflevector <8 x i32> %44, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 1, i32 2, i32 4, i32 5, i32 6, i32 7>
  %52 = extractelement <8 x i32> %44, i64 0
  %.not24.2.2 = icmp sgt i32 %52, %45
  br i1 %.not24.2.2, label %53, label %.preheader32.3

53:                                               ; preds = %50
  %54 = shufflevector <8 x i32> %44, <8 x i32> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 2, i32 4, i32 5, i32 6, i32 7>
  br label %.preheader32.3

.preheader32.3:                                   ; preds = %53, %50, %47, %.preheader32.2
  %promotealloca31.lcssa.2 = phi <8 x i32> [ %44, %.preheader32.2 ], [ %54, %53 ], [ %48, %47 ], [ %51, %50 ]
  %.017.lcssa.2 = phi i32 [ 3, %.preheader32.2 ], [ 0, %53 ], [ 2, %47 ], [ 1, %50 ]
  %55 = insertelement <8 x i32> %promotealloca31.lcssa.2, i32 %45, i32 %.017.lcssa.2
  %56 = extractelement <8 x i32> %55, i64 4
  %57 = extractelement <8 x i32> %55, i64 3
  %.not24.3 = icmp sgt i32 %57, %56
  br i1 %.not24.3, label %58, label %.preheader32.4

58:                                               ; preds = %.preheader32.3
  %59 = shufflevector <8 x i32> %55, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 5, i32 6, i32 7>
  %60 = extractelement <8 x i32> %55, i64 2
  %.not24.3.1 = icmp sgt i32 %60, %56
  br i1 %.not24.3.1, label %61, label %.preheader32.4

61:                                               ; preds = %58
  %62 = shufflevector <8 x i32> %55, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 2, i32 3, i32 5, i32 6, i32 7>
  %63 = extractelement <8 x i32> %55, i64 1
  %.not24.3.2 = icmp sgt i32 %63, %56
  br i1 %.not24.3.2, label %64, label %.preheader32.4

64:                                               ; preds = %61
  %65 = shufflevector <8 x i32> %55, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 1, i32 2, i32 3, i32 5, i32 6, i32 7>
  %66 = extractelement <8 x i32> %55, i64 0
  %.not24.3.3 = icmp sgt i32 %66, %56
  br i1 %.not24.3.3, label %67, label %.preheader32.4

67:                                               ; preds = %64
  %68 = shufflevector <8 x i32> %55, <8 x i32> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 5, i32 6, i32 7>
  br label %.preheader32.4

.preheader32.4:                                   ; preds = %67, %64, %61, %58, %.preheader32.3
  %promotealloca31.lcssa.3 = phi <8 x i32> [ %55, %.preheader32.3 ], [ %68, %67 ], [ %59, %58 ], [ %65, %64 ], [ %62, %61 ]
  %.017.lcssa.3 = phi i32 [ 4, %.preheader32.3 ], [ 0, %67 ], [ 3, %58 ], [ 1, %64 ], [ 2, %61 ]
  %69 = insertelement <8 x i32> %promotealloca31.lcssa.3, i32 %56, i32 %.017.lcssa.3
  %70 = extractelement <8 x i32> %69, i64 5
  %71 = extractelement <8 x i32> %69, i64 4
  %.not24.4 = icmp sgt i32 %71, %70
  br i1 %.not24.4, label %72, label %.preheader32.5

72:                                               ; preds = %.preheader32.4
  %73 = shufflevector <8 x i32> %69, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 6, i32 7>
  %74 = extractelement <8 x i32> %69, i64 3
  %.not24.4.1 = icmp sgt i32 %74, %70
  br i1 %.not24.4.1, label %75, label %.preheader32.5

75:                                               ; preds = %72
  %76 = shufflevector <8 x i32> %69, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 4, i32 6, i32 7>
  %77 = extractelement <8 x i32> %69, i64 2
  %.not24.4.2 = icmp sgt i32 %77, %70
  br i1 %.not24.4.2, label %78, label %.preheader32.5

78:                                               ; preds = %75
  %79 = shufflevector <8 x i32> %69, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 2, i32 3, i32 4, i32 6, i32 7>
  %80 = extractelement <8 x i32> %69, i64 1
  %.not24.4.3 = icmp sgt i32 %80, %70
  br i1 %.not24.4.3, label %81, label %.preheader32.5

81:                                               ; preds = %78
  %82 = shufflevector <8 x i32> %69, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 1, i32 2, i32 3, i32 4, i32 6, i32 7>
  %83 = extractelement <8 x i32> %69, i64 0
  %.not24.4.4 = icmp sgt i32 %83, %70
  br i1 %.not24.4.4, label %84, label %.preheader32.5

84:                                               ; preds = %81
  %85 = shufflevector <8 x i32> %69, <8 x i32> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 6, i32 7>
  br label %.preheader32.5

.preheader32.5:                                   ; preds = %84, %81, %78, %75, %72, %.preheader32.4
  %promotealloca31.lcssa.4 = phi <8 x i32> [ %69, %.preheader32.4 ], [ %85, %84 ], [ %73, %72 ], [ %82, %81 ], [ %76, %75 ], [ %79, %78 ]
  %.017.lcssa.4 = phi i32 [ 5, %.preheader32.4 ], [ 0, %84 ], [ 4, %72 ], [ 1, %81 ], [ 3, %75 ], [ 2, %78 ]
  %86 = insertelement <8 x i32> %promotealloca31.lcssa.4, i32 %70, i32 %.017.lcssa.4
  %87 = extractelement <8 x i32> %86, i64 6
  %88 = extractelement <8 x i32> %86, i64 5
  %.not24.5 = icmp sgt i32 %88, %87
  br i1 %.not24.5, label %89, label %.preheader32.6

89:                                               ; preds = %.preheader32.5
  %90 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 5, i32 7>
  %91 = extractelement <8 x i32> %86, i64 4
  %.not24.5.1 = icmp sgt i32 %91, %87
  br i1 %.not24.5.1, label %92, label %.preheader32.6

92:                                               ; preds = %89
  %93 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 5, i32 7>
  %94 = extractelement <8 x i32> %86, i64 3
  %.not24.5.2 = icmp sgt i32 %94, %87
  br i1 %.not24.5.2, label %95, label %.preheader32.6

95:                                               ; preds = %92
  %96 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 4, i32 5, i32 7>
  %97 = extractelement <8 x i32> %86, i64 2
  %.not24.5.3 = icmp sgt i32 %97, %87
  br i1 %.not24.5.3, label %98, label %.preheader32.6

98:                                               ; preds = %95
  %99 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 2, i32 3, i32 4, i32 5, i32 7>
  %100 = extractelement <8 x i32> %86, i64 1
  %.not24.5.4 = icmp sgt i32 %100, %87
  br i1 %.not24.5.4, label %101, label %.preheader32.6

101:                                              ; preds = %98
  %102 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 1, i32 2, i32 3, i32 4, i32 5, i32 7>
  %103 = extractelement <8 x i32> %86, i64 0
  %.not24.5.5 = icmp sgt i32 %103, %87
  br i1 %.not24.5.5, label %104, label %.preheader32.6

104:                                              ; preds = %101
  %105 = shufflevector <8 x i32> %86, <8 x i32> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 7>
  br label %.preheader32.6

.preheader32.6:                                   ; preds = %104, %101, %98, %95, %92, %89, %.preheader32.5
  %promotealloca31.lcssa.5 = phi <8 x i32> [ %86, %.preheader32.5 ], [ %105, %104 ], [ %90, %89 ], [ %102, %101 ], [ %93, %92 ], [ %99, %98 ], [ %96, %95 ]
  %.017.lcssa.5 = phi i32 [ 6, %.preheader32.5 ], [ 0, %104 ], [ 5, %89 ], [ 1, %101 ], [ 4, %92 ], [ 2, %98 ], [ 3, %95 ]
  %106 = insertelement <8 x i32> %promotealloca31.lcssa.5, i32 %87, i32 %.017.lcssa.5
  %107 = extractelement <8 x i32> %106, i64 7
  %108 = extractelement <8 x i32> %106, i64 6
  %.not24.6 = icmp sgt i32 %108, %107
  br i1 %.not24.6, label %109, label %.preheader

109:                                              ; preds = %.preheader32.6
  %110 = shufflevector <8 x i32> %106, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6>
  %111 = extractelement <8 x i32> %106, i64 5
  %.not24.6.1 = icmp sgt i32 %111, %107
  br i1 %.not24.6.1, label %112, label %.preheader

112:                                              ; preds = %109
  %113 = shufflevector <8 x i32> %106, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 5, i32 6>
  %114 = extractelement <8 x i32> %106, i64 4
  %.not24.6.2 = icmp sgt i32 %114, %107
  br i1 %.not24.6.2, label %115, label %.preheader

115:                                              ; preds = %112
  %116 = shufflevector <8 x i32> %106, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 4, i32 5, i32 6>
  %117 = extractelement <8 x i32> %106, i64 3
  %.not24.6.3 = icmp sgt i32 %117, %107
  br i1 %.not24.6.3, label %118, label %.preheader

118:                                              ; preds = %115
  %119 = shufflevector <8 x i32> %106, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 4, i32 5, i32 6>
  %120 = extractelement <8 x i32> %106, i64 2
  %.not24.6.4 = icmp sgt i32 %120, %107
  br i1 %.not24.6.4, label %121, label %.preheader

121:                                              ; preds = %118
  %122 = shufflevector <8 x i32> %106, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 2, i32 3, i32 4, i32 5, i32 6>
  %123 = extractelement <8 x i32> %106, i64 1
  %.not24.6.5 = icmp sgt i32 %123, %107
  br i1 %.not24.6.5, label %124, label %.preheader

124:                                              ; preds = %121
  %125 = shufflevector <8 x i32> %106, <8 x i32> poison, <8 x i32> <i32 0, i32 1, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  %126 = extractelement <8 x i32> %106, i64 0
  %.not24.6.6 = icmp sgt i32 %126, %107
  br i1 %.not24.6.6, label %127, label %.preheader

127:                                              ; preds = %124
  %128 = shufflevector <8 x i32> %106, <8 x i32> poison, <8 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  br label %.preheader

.preheader:                                       ; preds = %127, %124, %121, %118, %115, %112, %109, %.preheader32.6
  %promotealloca31.lcssa.6 = phi <8 x i32> [ %106, %.preheader32.6 ], [ %128, %127 ], [ %110, %109 ], [ %125, %124 ], [ %113, %112 ], [ %119, %118 ], [ %116, %115 ], [ %122, %121 ]
  %.017.lcssa.6 = phi i32 [ 7, %.preheader32.6 ], [ 0, %127 ], [ 6, %109 ], [ 1, %124 ], [ 5, %112 ], [ 3, %118 ], [ 4, %115 ], [ 2, %121 ]
  %129 = insertelement <8 x i32> %promotealloca31.lcssa.6, i32 %107, i32 %.017.lcssa.6
  %130 = extractelement <8 x i32> %129, i64 7
  %131 = getelementptr i8, ptr %10, i64 -32
  store i32 %130, ptr %131, align 4, !tbaa !38
  %132 = extractelement <8 x i32> %129, i64 6
  %133 = getelementptr i8, ptr %10, i64 -28
  store i32 %132, ptr %133, align 4, !tbaa !38
  %134 = extractelement <8 x i32> %129, i64 5
  %135 = getelementptr i8, ptr %10, i64 -24
  store i32 %134, ptr %135, align 4, !tbaa !38
  %136 = extractelement <8 x i32> %129, i64 4
  %137 = getelementptr i8, ptr %10, i64 -20
  store i32 %136, ptr %137, align 4, !tbaa !38
  %138 = extractelement <8 x i32> %129, i64 3
  %139 = getelementptr i8, ptr %10, i64 -16
  store i32 %138, ptr %139, align 4, !tbaa !38
  %140 = extractelement <8 x i32> %129, i64 2
  %141 = getelementptr i8, ptr %10, i64 -12
  store i32 %140, ptr %141, align 4, !tbaa !38
  %142 = extractelement <8 x i32> %129, i64 1
  %143 = getelementptr i8, ptr %10, i64 -8
  store i32 %142, ptr %143, align 4, !tbaa !38
  %144 = extractelement <8 x i32> %129, i64 0
  %145 = getelementptr i8, ptr %10, i64 -4
  store i32 %144, ptr %145, align 4, !tbaa !38
  br label %.loopexit

.loopexit:                                        ; preds = %.preheader, %2
  ret void
}

define amdgpu_kernel void @arrays(i32 %0, ptr readonly captures(none) %1, ptr writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 6
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = add i32 %6, 1
  %8 = add i32 %7, %5
  %9 = icmp sgt i32 %8, %0
  br i1 %9, label %99, label %.preheader28

.preheader28:                                     ; preds = %3
  %10 = sext i32 %8 to i64
  %11 = add nsw i64 %10, -1
  %.idx = shl nsw i64 %11, 4
  %12 = getelementptr i8, ptr %1, i64 %.idx
  %13 = load float, ptr %12, align 4, !tbaa !44
  %14 = getelementptr i8, ptr %12, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !44
  %16 = getelementptr i8, ptr %12, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !44
  %18 = getelementptr i8, ptr %12, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !44
  %20 = fsub contract float 1.000000e+00, %13
  %21 = fcmp contract ogt float %13, 5.000000e-01
  %22 = select i1 %21, float %13, float %20
  %23 = fsub contract float 1.000000e+00, %15
  %24 = fcmp contract ogt float %15, 5.000000e-01
  %25 = select i1 %24, float %15, float %23
  %26 = fsub contract float 1.000000e+00, %17
  %27 = fcmp contract ogt float %17, 5.000000e-01
  %28 = select i1 %27, float %17, float %26
  %29 = fsub contract float 1.000000e+00, %19
  %30 = fcmp contract ogt float %19, 5.000000e-01
  %31 = select i1 %30, float %19, float %29
  %32 = fcmp contract olt float %15, %13
  %33 = fcmp contract uno float %13, 0.000000e+00
  %34 = fcmp contract ord float %15, 0.000000e+00
  %35 = and i1 %33, %34
  %36 = or i1 %32, %35
  %37 = select i1 %36, float %15, float %13
  %38 = fcmp contract olt float %17, %37
  %39 = fcmp contract uno float %37, 0.000000e+00
  %40 = fcmp contract ord float %17, 0.000000e+00
  %41 = and i1 %39, %40
  %42 = or i1 %38, %41
  %43 = select i1 %42, float %17, float %37
  %44 = fcmp contract olt float %19, %43
  %45 = fcmp contract uno float %43, 0.000000e+00
  %46 = fcmp contract ord float %19, 0.000000e+00
  %47 = and i1 %45, %46
  %48 = or i1 %44, %47
  %49 = select i1 %48, float %19, float %43
  %50 = fcmp contract ogt float %22, 0.000000e+00
  %51 = zext i1 %50 to i32
  %52 = fcmp contract ogt float %25, 0.000000e+00
  %53 = zext i1 %52 to i32
  %54 = add nuw nsw i32 %51, %53
  %55 = fcmp contract ogt float %28, 0.000000e+00
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %54, %56
  %58 = fcmp contract ogt float %31, 0.000000e+00
  %59 = zext i1 %58 to i32
  %60 = add nuw nsw i32 %57, %59
  %61 = fmul contract float %13, %19
  %62 = fadd contract float %61, 0.000000e+00
  %63 = fmul contract float %15, %17
  %64 = fadd contract float %62, %63
  %65 = fadd contract float %64, %63
  %66 = fadd contract float %65, %61
  %67 = fcmp contract ogt float %25, %22
  %68 = fcmp contract uno float %22, 0.000000e+00
  %69 = fcmp contract ord float %25, 0.000000e+00
  %70 = and i1 %68, %69
  %71 = or i1 %67, %70
  %72 = select i1 %71, float %25, float %22
  %73 = fcmp contract ogt float %28, %72
  %74 = fcmp contract uno float %72, 0.000000e+00
  %75 = fcmp contract ord float %28, 0.000000e+00
  %76 = and i1 %74, %75
  %77 = or i1 %73, %76
  %78 = select i1 %77, float %28, float %72
  %79 = fcmp contract ogt float %31, %78
  %80 = fcmp contract uno float %78, 0.000000e+00
  %81 = fcmp contract ord float %31, 0.000000e+00
  %82 = and i1 %80, %81
  %83 = or i1 %79, %82
  %84 = select i1 %83, float %31, float %78
  %85 = fmul contract float %13, %22
  %86 = fadd contract float %85, 0.000000e+00
  %87 = fmul contract float %15, %25
  %88 = fadd contract float %86, %87
  %89 = fmul contract float %17, %28
  %90 = fadd contract float %88, %89
  %91 = fmul contract float %19, %31
  %92 = fadd contract float %90, %91
  %93 = fadd contract float %92, %84
  %94 = fadd contract float %93, %66
  %95 = uitofp nneg i32 %60 to float
  %96 = fadd contract float %94, %95
  %97 = fadd contract float %96, %49
  %98 = getelementptr float, ptr %2, i64 %11
  store float %97, ptr %98, align 4, !tbaa !50
  br label %99

99:                                               ; preds = %.preheader28, %3
  ret void
}

; Function Attrs: nofree nosync nounwind memory(none)
define i32 @_QMkernelsPackermann(i32 %0, i32 %1) local_unnamed_addr #1 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %tailrecurse._crit_edge, label %.lr.ph

tailrecurse._crit_edge:                           ; preds = %tailrecurse.backedge, %2
  %.tr9.lcssa = phi i32 [ %1, %2 ], [ %.tr9.be, %tailrecurse.backedge ]
  %4 = add i32 %.tr9.lcssa, 1
  ret i32 %4

.lr.ph:                                           ; preds = %2, %tailrecurse.backedge
  %.tr911 = phi i32 [ %.tr9.be, %tailrecurse.backedge ], [ %1, %2 ]
  %.tr10 = phi i32 [ %.tr.be, %tailrecurse.backedge ], [ %0, %2 ]
  %5 = icmp eq i32 %.tr911, 0
  br i1 %5, label %tailrecurse.backedge, label %7

tailrecurse.backedge:                             ; preds = %.lr.ph, %7
  %.tr9.be = phi i32 [ %9, %7 ], [ 1, %.lr.ph ]
  %.tr.be = add i32 %.tr10, -1
  %6 = icmp eq i32 %.tr.be, 0
  br i1 %6, label %tailrecurse._crit_edge, label %.lr.ph

7:                                                ; preds = %.lr.ph
  %8 = add i32 %.tr911, -1
  %9 = tail call i32 @_QMkernelsPackermann(i32 %.tr10, i32 %8)
  br label %tailrecurse.backedge
}

define amdgpu_kernel void @recursion(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %.not = icmp sgt i32 %7, %0
  br i1 %.not, label %25, label %8

8:                                                ; preds = %2
  %9 = sext i32 %7 to i64
  %10 = getelementptr i32, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -4
  %12 = load i32, ptr %11, align 4, !tbaa !52
  %13 = srem i32 %12, 3
  %14 = icmp slt i32 %12, 0
  %15 = icmp ne i32 %13, 0
  %16 = and i1 %14, %15
  %17 = add nsw i32 %13, 3
  %18 = select i1 %16, i32 %17, i32 %13
  %19 = srem i32 %12, 4
  %20 = icmp ne i32 %19, 0
  %21 = and i1 %14, %20
  %22 = add nsw i32 %19, 4
  %23 = select i1 %21, i32 %22, i32 %19
  %24 = tail call i32 @_QMkernelsPackermann(i32 %18, i32 %23)
  store i32 %24, ptr %11, align 4, !tbaa !52
  br label %25

25:                                               ; preds = %8, %2
  ret void
}

define amdgpu_kernel void @wide(i32 %0, ptr captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %5, 1
  %7 = add i32 %6, %4
  %8 = icmp sgt i32 %7, %0
  br i1 %8, label %22, label %9

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr i64, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -8
  %13 = load i64, ptr %12, align 8, !tbaa !58
  %14 = sext i64 %13 to i128
  %15 = mul nsw i128 %14, 1234567890123
  %16 = add nsw i128 %15, 77
  %17 = sdiv i128 %16, 1000003
  %18 = srem i128 %17, 9223372036854775807
  %19 = trunc nsw i128 %18 to i64
  %sext = shl i64 %13, 56
  %20 = ashr exact i64 %sext, 56
  %21 = add i64 %20, %19
  store i64 %21, ptr %12, align 8, !tbaa !58
  br label %22

22:                                               ; preds = %9, %2
  ret void
}

declare i32 @llvm.amdgcn.workgroup.id.x() local_unnamed_addr #2

declare i32 @llvm.amdgcn.workitem.id.x() local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

attributes #0 = { "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gws,+image-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gws,+image-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gws,+image-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+vmem-to-lds-load-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.ident = !{!0}
!llvm.module.flags = !{!1}

!0 = !{!"Debian flang version 22.1.8"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{!3, !3, i64 0}
!3 = !{!"dummy arg data/_QMkernelsFsaxpyEx", !4, i64 0}
!4 = !{!"dummy arg data", !5, i64 0}
!5 = !{!"any data access", !6, i64 0}
!6 = !{!"any access", !7, i64 0}
!7 = !{!"Flang function root kernel_saxpy"}
!8 = !{!9, !9, i64 0}
!9 = !{!"dummy arg data/_QMkernelsFsaxpyEy", !4, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"dummy arg data/_QMkernelsFmatrixEa", !12, i64 0}
!12 = !{!"dummy arg data", !13, i64 0}
!13 = !{!"any data access", !14, i64 0}
!14 = !{!"any access", !15, i64 0}
!15 = !{!"Flang function root kernel_matrix"}
!16 = !{!17, !17, i64 0}
!17 = !{!"dummy arg data/_QMkernelsFmatrixEb", !12, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"dummy arg data/_QMkernelsFmatrixEc", !12, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"dummy arg data/_QMkernelsFbounceEp", !22, i64 0}
!22 = !{!"dummy arg data", !23, i64 0}
!23 = !{!"any data access", !24, i64 0}
!24 = !{!"any access", !25, i64 0}
!25 = !{!"Flang function root kernel_bounce"}
!26 = !{!27, !27, i64 0}
!27 = !{!"dummy arg data/_QMkernelsFwavesEz", !28, i64 0}
!28 = !{!"dummy arg data", !29, i64 0}
!29 = !{!"any data access", !30, i64 0}
!30 = !{!"any access", !31, i64 0}
!31 = !{!"Flang function root kernel_waves"}
!32 = !{!33, !33, i64 0}
!33 = !{!"dummy arg data/_QMkernelsFclassesEd", !34, i64 0}
!34 = !{!"dummy arg data", !35, i64 0}
!35 = !{!"any data access", !36, i64 0}
!36 = !{!"any access", !37, i64 0}
!37 = !{!"Flang function root kernel_classes"}
!38 = !{!39, !39, i64 0}
!39 = !{!"dummy arg data/_QMkernelsFsortingEd", !40, i64 0}
!40 = !{!"dummy arg data", !41, i64 0}
!41 = !{!"any data access", !42, i64 0}
!42 = !{!"any access", !43, i64 0}
!43 = !{!"Flang function root kernel_sorting"}
!44 = !{!45, !45, i64 0}
!45 = !{!"dummy arg data/_QMkernelsFarraysEx", !46, i64 0}
!46 = !{!"dummy arg data", !47, i64 0}
!47 = !{!"any data access", !48, i64 0}
!48 = !{!"any access", !49, i64 0}
!49 = !{!"Flang function root kernel_arrays"}
!50 = !{!51, !51, i64 0}
!51 = !{!"dummy arg data/_QMkernelsFarraysEy", !46, i64 0}
!52 = !{!53, !53, i64 0}
!53 = !{!"dummy arg data/_QMkernelsFrecursionEd", !54, i64 0}
!54 = !{!"dummy arg data", !55, i64 0}
!55 = !{!"any data access", !56, i64 0}
!56 = !{!"any access", !57, i64 0}
!57 = !{!"Flang function root kernel_recursion"}
!58 = !{!59, !59, i64 0}
!59 = !{!"dummy arg data/_QMkernelsFwideEd", !60, i64 0}
!60 = !{!"dummy arg data", !61, i64 0}
!61 = !{!"any data access", !62, i64 0}
!62 = !{!"any access", !63, i64 0}
!63 = !{!"Flang function root kernel_wide"}
