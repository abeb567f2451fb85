; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @conv2d(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !13
  %10 = and i32 %9, 192, !dbg !12
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %12 = shl i32 %11, 8, !dbg !14
  %13 = and i32 %8, 63, !dbg !13
  %14 = or disjoint i32 %13, %10, !dbg !13
  %15 = or disjoint i32 %14, %12, !dbg !14
  %.frozen = freeze i32 %4, !dbg !15
  %16 = sdiv i32 %15, %.frozen, !dbg !15
  %17 = mul i32 %16, %.frozen, !dbg !16
  %.decomposed = sub i32 %15, %17, !dbg !16
  %invariant.op3 = add i32 %16, -1, !dbg !17
  %invariant.op = add nsw i32 %.decomposed, -1
  %18 = icmp slt i32 %invariant.op3, %3, !dbg !18
  %19 = mul i32 %invariant.op3, %4, !dbg !19
  %20 = sext i32 %19 to i64, !dbg !20
  %21 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %20, !dbg !20
  %22 = or i32 %invariant.op, %invariant.op3, !dbg !21
  %23 = or i32 %4, %22, !dbg !21
  %24 = icmp sgt i32 %23, -1, !dbg !21
  %25 = and i1 %18, %24, !dbg !21
  br i1 %25, label %26, label %30, !dbg !22

26:                                               ; preds = %7
  %27 = sext i32 %invariant.op to i64
  %28 = getelementptr [4 x i8], ptr addrspace(1) %21, i64 %27
  %29 = load <1 x float>, ptr addrspace(1) %28, align 4, !dbg !22
  br label %30, !dbg !22

30:                                               ; preds = %26, %7
  %31 = phi <1 x float> [ %29, %26 ], [ zeroinitializer, %7 ], !dbg !22
  %32 = extractelement <1 x float> %31, i64 0, !dbg !22
  %33 = load <1 x float>, ptr addrspace(1) %1, align 4, !dbg !23
  %34 = extractelement <1 x float> %33, i64 0, !dbg !23
  %35 = fmul float %32, %34, !dbg !22
  %36 = fadd float %35, 0.000000e+00, !dbg !24
  %37 = or i32 %.decomposed, %invariant.op3, !dbg !21
  %38 = or i32 %4, %37, !dbg !21
  %39 = icmp sgt i32 %38, -1, !dbg !21
  %40 = and i1 %18, %39, !dbg !21
  br i1 %40, label %41, label %45, !dbg !22

41:                                               ; preds = %30
  %42 = sext i32 %.decomposed to i64
  %43 = getelementptr [4 x i8], ptr addrspace(1) %21, i64 %42
  %44 = load <1 x float>, ptr addrspace(1) %43, align 4, !dbg !22
  br label %45, !dbg !22

45:                                               ; preds = %41, %30
  %46 = phi <1 x float> [ %44, %41 ], [ zeroinitializer, %30 ], !dbg !22
  %47 = extractelement <1 x float> %46, i64 0, !dbg !22
  %48 = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !25
  %49 = load <1 x float>, ptr addrspace(1) %48, align 4, !dbg !23
  %50 = extractelement <1 x float> %49, i64 0, !dbg !23
  %51 = fmul float %47, %50, !dbg !22
  %52 = fadd float %36, %51, !dbg !24
  %.reass.2 = add i32 %.decomposed, 1
  %53 = or i32 %.reass.2, %invariant.op3, !dbg !21
  %54 = icmp sgt i32 %53, -1, !dbg !21
  %55 = and i1 %18, %54, !dbg !21
  %56 = icmp slt i32 %.reass.2, %4, !dbg !26
  %57 = and i1 %56, %55, !dbg !21
  br i1 %57, label %58, label %62, !dbg !22

58:                                               ; preds = %45
  %59 = sext i32 %.reass.2 to i64
  %60 = getelementptr [4 x i8], ptr addrspace(1) %21, i64 %59
  %61 = load <1 x float>, ptr addrspace(1) %60, align 4, !dbg !22
  br label %62, !dbg !22

62:                                               ; preds = %58, %45
  %63 = phi <1 x float> [ %61, %58 ], [ zeroinitializer, %45 ], !dbg !22
  %64 = extractelement <1 x float> %63, i64 0, !dbg !22
  %65 = getelementptr i8, ptr addrspace(1) %1, i64 8, !dbg !25
  %66 = load <1 x float>, ptr addrspace(1) %65, align 4, !dbg !23
  %67 = extractelement <1 x float> %66, i64 0, !dbg !23
  %68 = fmul float %64, %67, !dbg !22
  %69 = fadd float %52, %68, !dbg !24
  %70 = icmp slt i32 %16, %3, !dbg !18
  %71 = mul i32 %16, %4, !dbg !19
  %72 = sext i32 %71 to i64, !dbg !20
  %73 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %72, !dbg !20
  %74 = getelementptr i8, ptr addrspace(1) %1, i64 12, !dbg !25
  %75 = or i32 %invariant.op, %16, !dbg !21
  %76 = or i32 %4, %75, !dbg !21
  %77 = icmp sgt i32 %76, -1, !dbg !21
  %78 = and i1 %70, %77, !dbg !21
  br i1 %78, label %79, label %83, !dbg !22

79:                                               ; preds = %62
  %80 = sext i32 %invariant.op to i64
  %81 = getelementptr [4 x i8], ptr addrspace(1) %73, i64 %80
  %82 = load <1 x float>, ptr addrspace(1) %81, align 4, !dbg !22
  br label %83, !dbg !22

83:                                               ; preds = %79, %62
  %84 = phi <1 x float> [ %82, %79 ], [ zeroinitializer, %62 ], !dbg !22
  %85 = extractelement <1 x float> %84, i64 0, !dbg !22
  %86 = load <1 x float>, ptr addrspace(1) %74, align 4, !dbg !23
  %87 = extractelement <1 x float> %86, i64 0, !dbg !23
  %88 = fmul float %85, %87, !dbg !22
  %89 = fadd float %69, %88, !dbg !24
  %90 = or i32 %.decomposed, %16, !dbg !21
  %91 = or i32 %4, %90, !dbg !21
  %92 = icmp sgt i32 %91, -1, !dbg !21
  %93 = and i1 %70, %92, !dbg !21
  br i1 %93, label %94, label %98, !dbg !22

94:                                               ; preds = %83
  %95 = sext i32 %.decomposed to i64
  %96 = getelementptr [4 x i8], ptr addrspace(1) %73, i64 %95
  %97 = load <1 x float>, ptr addrspace(1) %96, align 4, !dbg !22
  br label %98, !dbg !22

98:                                               ; preds = %94, %83
  %99 = phi <1 x float> [ %97, %94 ], [ zeroinitializer, %83 ], !dbg !22
  %100 = extractelement <1 x float> %99, i64 0, !dbg !22
  %101 = getelementptr i8, ptr addrspace(1) %1, i64 16, !dbg !25
  %102 = load <1 x float>, ptr addrspace(1) %101, align 4, !dbg !23
  %103 = extractelement <1 x float> %102, i64 0, !dbg !23
  %104 = fmul float %100, %103, !dbg !22
  %105 = fadd float %89, %104, !dbg !24
  %106 = or i32 %.reass.2, %16, !dbg !21
  %107 = icmp sgt i32 %106, -1, !dbg !21
  %108 = and i1 %70, %107, !dbg !21
  %109 = and i1 %56, %108, !dbg !21
  br i1 %109, label %110, label %114, !dbg !22

110:                                              ; preds = %98
  %111 = sext i32 %.reass.2 to i64
  %112 = getelementptr [4 x i8], ptr addrspace(1) %73, i64 %111
  %113 = load <1 x float>, ptr addrspace(1) %112, align 4, !dbg !22
  br label %114, !dbg !22

114:                                              ; preds = %110, %98
  %115 = phi <1 x float> [ %113, %110 ], [ zeroinitializer, %98 ], !dbg !22
  %116 = extractelement <1 x float> %115, i64 0, !dbg !22
  %117 = getelementptr i8, ptr addrspace(1) %1, i64 20, !dbg !25
  %118 = load <1 x float>, ptr addrspace(1) %117, align 4, !dbg !23
  %119 = extractelement <1 x float> %118, i64 0, !dbg !23
  %120 = fmul float %116, %119, !dbg !22
  %121 = fadd float %105, %120, !dbg !24
  %.reass4.2 = add i32 %16, 1
  %122 = icmp slt i32 %.reass4.2, %3, !dbg !18
  %123 = mul i32 %.reass4.2, %4, !dbg !19
  %124 = sext i32 %123 to i64, !dbg !20
  %125 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %124, !dbg !20
  %126 = getelementptr i8, ptr addrspace(1) %1, i64 24, !dbg !25
  %127 = or i32 %invariant.op, %.reass4.2, !dbg !21
  %128 = or i32 %4, %127, !dbg !21
  %129 = icmp sgt i32 %128, -1, !dbg !21
  %130 = and i1 %122, %129, !dbg !21
  br i1 %130, label %131, label %135, !dbg !22

131:                                              ; preds = %114
  %132 = sext i32 %invariant.op to i64
  %133 = getelementptr [4 x i8], ptr addrspace(1) %125, i64 %132
  %134 = load <1 x float>, ptr addrspace(1) %133, align 4, !dbg !22
  br label %135, !dbg !22

135:                                              ; preds = %131, %114
  %136 = phi <1 x float> [ %134, %131 ], [ zeroinitializer, %114 ], !dbg !22
  %137 = extractelement <1 x float> %136, i64 0, !dbg !22
  %138 = load <1 x float>, ptr addrspace(1) %126, align 4, !dbg !23
  %139 = extractelement <1 x float> %138, i64 0, !dbg !23
  %140 = fmul float %137, %139, !dbg !22
  %141 = fadd float %121, %140, !dbg !24
  %142 = or i32 %.decomposed, %.reass4.2, !dbg !21
  %143 = or i32 %4, %142, !dbg !21
  %144 = icmp sgt i32 %143, -1, !dbg !21
  %145 = and i1 %122, %144, !dbg !21
  br i1 %145, label %146, label %150, !dbg !22

146:                                              ; preds = %135
  %147 = sext i32 %.decomposed to i64
  %148 = getelementptr [4 x i8], ptr addrspace(1) %125, i64 %147
  %149 = load <1 x float>, ptr addrspace(1) %148, align 4, !dbg !22
  br label %150, !dbg !22

150:                                              ; preds = %146, %135
  %151 = phi <1 x float> [ %149, %146 ], [ zeroinitializer, %135 ], !dbg !22
  %152 = extractelement <1 x float> %151, i64 0, !dbg !22
  %153 = getelementptr i8, ptr addrspace(1) %1, i64 28, !dbg !25
  %154 = load <1 x float>, ptr addrspace(1) %153, align 4, !dbg !23
  %155 = extractelement <1 x float> %154, i64 0, !dbg !23
  %156 = fmul float %152, %155, !dbg !22
  %157 = fadd float %141, %156, !dbg !24
  %158 = or i32 %.reass.2, %.reass4.2, !dbg !21
  %159 = icmp sgt i32 %158, -1, !dbg !21
  %160 = and i1 %122, %159, !dbg !21
  %161 = and i1 %56, %160, !dbg !21
  br i1 %161, label %162, label %166, !dbg !22

162:                                              ; preds = %150
  %163 = sext i32 %.reass.2 to i64
  %164 = getelementptr [4 x i8], ptr addrspace(1) %125, i64 %163
  %165 = load <1 x float>, ptr addrspace(1) %164, align 4, !dbg !22
  br label %166, !dbg !22

166:                                              ; preds = %162, %150
  %167 = phi <1 x float> [ %165, %162 ], [ zeroinitializer, %150 ], !dbg !22
  %168 = mul i32 %4, %3, !dbg !27
  %169 = icmp slt i32 %15, %168, !dbg !28
  br i1 %169, label %170, label %180, !dbg !12

170:                                              ; preds = %166
  %171 = extractelement <1 x float> %167, i64 0, !dbg !22
  %172 = getelementptr i8, ptr addrspace(1) %1, i64 32, !dbg !25
  %173 = load <1 x float>, ptr addrspace(1) %172, align 4, !dbg !23
  %174 = extractelement <1 x float> %173, i64 0, !dbg !23
  %175 = fmul float %171, %174, !dbg !22
  %176 = fadd float %157, %175, !dbg !24
  %177 = sext i32 %15 to i64
  %178 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %177
  %179 = insertelement <1 x float> poison, float %176, i64 0
  store <1 x float> %179, ptr addrspace(1) %178, align 4, !dbg !12
  br label %180, !dbg !12

180:                                              ; preds = %170, %166
  ret void, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "conv2d", linkageName: "conv2d", scope: !1, file: !1, line: 151, type: !5, scopeLine: 151, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 162, column: 5, scope: !4)
!13 = !DILocation(line: 152, column: 36, scope: !4)
!14 = !DILocation(line: 152, column: 9, scope: !4)
!15 = !DILocation(line: 153, column: 9, scope: !4)
!16 = !DILocation(line: 154, column: 9, scope: !4)
!17 = !DILocation(line: 156, column: 5, scope: !4)
!18 = !DILocation(line: 160, column: 29, scope: !4)
!19 = !DILocation(line: 161, column: 32, scope: !4)
!20 = !DILocation(line: 161, column: 28, scope: !4)
!21 = !DILocation(line: 160, column: 17, scope: !4)
!22 = !DILocation(line: 161, column: 20, scope: !4)
!23 = !DILocation(line: 161, column: 64, scope: !4)
!24 = !DILocation(line: 161, column: 13, scope: !4)
!25 = !DILocation(line: 161, column: 72, scope: !4)
!26 = !DILocation(line: 160, column: 50, scope: !4)
!27 = !DILocation(line: 162, column: 37, scope: !4)
!28 = !DILocation(line: 162, column: 33, scope: !4)
!29 = !DILocation(line: 151, column: 1, scope: !4)
