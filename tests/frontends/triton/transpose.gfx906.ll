; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @transpose(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !12
  %9 = and i32 %8, 192, !dbg !12
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %11 = shl i32 %10, 5, !dbg !13
  %12 = and i32 %7, 63, !dbg !14
  %13 = or disjoint i32 %9, %12, !dbg !14
  %14 = lshr i32 %13, 5, !dbg !14
  %15 = or disjoint i32 %14, 8, !dbg !14
  %16 = or disjoint i32 %14, 16, !dbg !14
  %17 = or disjoint i32 %14, 24, !dbg !14
  %18 = and i32 %7, 31, !dbg !14
  %19 = or disjoint i32 %14, %11, !dbg !13
  %20 = or disjoint i32 %15, %11, !dbg !13
  %21 = or disjoint i32 %16, %11, !dbg !13
  %22 = or disjoint i32 %17, %11, !dbg !13
  %23 = or disjoint i32 %11, %18, !dbg !13
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !15
  %25 = shl i32 %24, 5, !dbg !15
  %26 = or disjoint i32 %14, %25, !dbg !15
  %27 = or disjoint i32 %15, %25, !dbg !15
  %28 = or disjoint i32 %16, %25, !dbg !15
  %29 = or disjoint i32 %17, %25, !dbg !15
  %30 = or disjoint i32 %25, %18, !dbg !15
  %31 = icmp slt i32 %19, %2, !dbg !16
  %32 = icmp slt i32 %20, %2, !dbg !16
  %33 = icmp slt i32 %21, %2, !dbg !16
  %34 = icmp slt i32 %22, %2, !dbg !16
  %35 = icmp slt i32 %23, %2, !dbg !16
  %36 = icmp slt i32 %26, %3, !dbg !17
  %37 = icmp slt i32 %27, %3, !dbg !17
  %38 = icmp slt i32 %28, %3, !dbg !17
  %39 = icmp slt i32 %29, %3, !dbg !17
  %40 = icmp slt i32 %30, %3, !dbg !17
  %41 = and i1 %40, %31, !dbg !18
  %42 = and i1 %40, %32, !dbg !18
  %43 = and i1 %40, %33, !dbg !18
  %44 = and i1 %40, %34, !dbg !18
  %45 = mul i32 %20, %3, !dbg !19
  %46 = mul i32 %21, %3, !dbg !19
  %47 = mul i32 %22, %3, !dbg !19
  %48 = sext i32 %45 to i64, !dbg !20
  %49 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %48, !dbg !20
  %50 = sext i32 %46 to i64, !dbg !20
  %51 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %50, !dbg !20
  %52 = sext i32 %47 to i64, !dbg !20
  %53 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %52, !dbg !20
  %54 = sext i32 %30 to i64, !dbg !20
  %55 = getelementptr [4 x i8], ptr addrspace(1) %49, i64 %54, !dbg !20
  %56 = getelementptr [4 x i8], ptr addrspace(1) %51, i64 %54, !dbg !20
  %57 = getelementptr [4 x i8], ptr addrspace(1) %53, i64 %54, !dbg !20
  br i1 %41, label %58, label %64, !dbg !21

58:                                               ; preds = %6
  %59 = mul i32 %19, %3
  %60 = sext i32 %59 to i64
  %61 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %60
  %62 = getelementptr [4 x i8], ptr addrspace(1) %61, i64 %54
  %63 = load <1 x float>, ptr addrspace(1) %62, align 4, !dbg !21
  br label %64, !dbg !21

64:                                               ; preds = %58, %6
  %65 = phi <1 x float> [ %63, %58 ], [ zeroinitializer, %6 ], !dbg !21
  br i1 %42, label %66, label %68, !dbg !21

66:                                               ; preds = %64
  %67 = load <1 x float>, ptr addrspace(1) %55, align 4, !dbg !21
  br label %68, !dbg !21

68:                                               ; preds = %66, %64
  %69 = phi <1 x float> [ %67, %66 ], [ zeroinitializer, %64 ], !dbg !21
  br i1 %43, label %70, label %72, !dbg !21

70:                                               ; preds = %68
  %71 = load <1 x float>, ptr addrspace(1) %56, align 4, !dbg !21
  br label %72, !dbg !21

72:                                               ; preds = %70, %68
  %73 = phi <1 x float> [ %71, %70 ], [ zeroinitializer, %68 ], !dbg !21
  br i1 %44, label %74, label %76, !dbg !21

74:                                               ; preds = %72
  %75 = load <1 x float>, ptr addrspace(1) %57, align 4, !dbg !21
  br label %76, !dbg !21

76:                                               ; preds = %74, %72
  %77 = phi <1 x float> [ %75, %74 ], [ zeroinitializer, %72 ], !dbg !21
  %78 = and i1 %35, %36, !dbg !22
  %79 = and i1 %35, %37, !dbg !22
  %80 = and i1 %35, %38, !dbg !22
  %81 = and i1 %35, %39, !dbg !22
  %82 = mul i32 %27, %2, !dbg !23
  %83 = mul i32 %28, %2, !dbg !23
  %84 = mul i32 %29, %2, !dbg !23
  %85 = sext i32 %82 to i64, !dbg !24
  %86 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %85, !dbg !24
  %87 = sext i32 %83 to i64, !dbg !24
  %88 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %87, !dbg !24
  %89 = sext i32 %84 to i64, !dbg !24
  %90 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %89, !dbg !24
  %91 = sext i32 %23 to i64, !dbg !24
  %92 = getelementptr [4 x i8], ptr addrspace(1) %86, i64 %91, !dbg !24
  %93 = getelementptr [4 x i8], ptr addrspace(1) %88, i64 %91, !dbg !24
  %94 = getelementptr [4 x i8], ptr addrspace(1) %90, i64 %91, !dbg !24
  %95 = shl nuw nsw i32 %18, 7, !dbg !12
  %96 = shl nuw nsw i32 %7, 4, !dbg !12
  %97 = and i32 %96, 112, !dbg !12
  %98 = lshr i32 %13, 1, !dbg !12
  %99 = and i32 %98, 124, !dbg !12
  %100 = xor i32 %99, %97, !dbg !12
  %101 = or disjoint i32 %100, %95, !dbg !12
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %101, !dbg !12
  store <1 x float> %65, ptr addrspace(3) %102, align 4, !dbg !12
  %103 = xor i32 %101, 4, !dbg !12
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %103, !dbg !12
  store <1 x float> %69, ptr addrspace(3) %104, align 4, !dbg !12
  %105 = xor i32 %101, 8, !dbg !12
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %105, !dbg !12
  store <1 x float> %73, ptr addrspace(3) %106, align 4, !dbg !12
  %107 = xor i32 %101, 12, !dbg !12
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %107, !dbg !12
  store <1 x float> %77, ptr addrspace(3) %108, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %109 = shl nuw nsw i32 %13, 2, !dbg !12
  %110 = and i32 %109, 896, !dbg !12
  %111 = or disjoint i32 %110, %97, !dbg !12
  %112 = xor i32 %111, %99, !dbg !12
  %113 = xor i32 %112, 1028, !dbg !12
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113, !dbg !12
  %115 = load <1 x float>, ptr addrspace(3) %114, align 4, !dbg !12
  %116 = xor i32 %112, 2056, !dbg !12
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %116, !dbg !12
  %118 = load <1 x float>, ptr addrspace(3) %117, align 4, !dbg !12
  %119 = xor i32 %112, 3084, !dbg !12
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119, !dbg !12
  %121 = load <1 x float>, ptr addrspace(3) %120, align 4, !dbg !12
  br i1 %78, label %122, label %129, !dbg !12

122:                                              ; preds = %76
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %112, !dbg !12
  %124 = load <1 x float>, ptr addrspace(3) %123, align 4, !dbg !12
  %125 = mul i32 %26, %2, !dbg !23
  %126 = sext i32 %125 to i64, !dbg !24
  %127 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %126, !dbg !24
  %128 = getelementptr [4 x i8], ptr addrspace(1) %127, i64 %91, !dbg !24
  store <1 x float> %124, ptr addrspace(1) %128, align 4, !dbg !12
  br label %129, !dbg !12

129:                                              ; preds = %122, %76
  br i1 %79, label %130, label %131, !dbg !12

130:                                              ; preds = %129
  store <1 x float> %115, ptr addrspace(1) %92, align 4, !dbg !12
  br label %131, !dbg !12

131:                                              ; preds = %130, %129
  br i1 %80, label %132, label %133, !dbg !12

132:                                              ; preds = %131
  store <1 x float> %118, ptr addrspace(1) %93, align 4, !dbg !12
  br label %133, !dbg !12

133:                                              ; preds = %132, %131
  br i1 %81, label %134, label %135, !dbg !12

134:                                              ; preds = %133
  store <1 x float> %121, ptr addrspace(1) %94, align 4, !dbg !12
  br label %135, !dbg !12

135:                                              ; preds = %134, %133
  ret void, !dbg !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "transpose", linkageName: "transpose", scope: !1, file: !1, line: 166, type: !5, scopeLine: 166, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 170, column: 5, scope: !4)
!13 = !DILocation(line: 167, column: 10, scope: !4)
!14 = !DILocation(line: 167, column: 34, scope: !4)
!15 = !DILocation(line: 168, column: 10, scope: !4)
!16 = !DILocation(line: 169, column: 58, scope: !4)
!17 = !DILocation(line: 169, column: 78, scope: !4)
!18 = !DILocation(line: 169, column: 57, scope: !4)
!19 = !DILocation(line: 169, column: 21, scope: !4)
!20 = !DILocation(line: 169, column: 17, scope: !4)
!21 = !DILocation(line: 169, column: 9, scope: !4)
!22 = !DILocation(line: 170, column: 69, scope: !4)
!23 = !DILocation(line: 170, column: 20, scope: !4)
!24 = !DILocation(line: 170, column: 14, scope: !4)
!25 = !DILocation(line: 166, column: 1, scope: !4)
