; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @recurrence(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture writeonly %2) local_unnamed_addr #0 !dbg !4 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %5 = shl i32 %4, 8, !dbg !8
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %7 = and i32 %6, 63, !dbg !9
  %8 = lshr i32 %6, 6, !dbg !9
  %9 = and i32 %6, 127, !dbg !9
  %10 = or disjoint i32 %5, %9, !dbg !10
  %11 = or disjoint i32 %10, 128, !dbg !10
  %12 = sext i32 %10 to i64, !dbg !11
  %13 = getelementptr float, ptr addrspace(1) %0, i64 %12, !dbg !11
  %14 = sext i32 %11 to i64, !dbg !11
  %15 = getelementptr float, ptr addrspace(1) %0, i64 %14, !dbg !11
  %unmaskedload = load <1 x float>, ptr addrspace(1) %13, align 4, !dbg !12
  %16 = extractelement <1 x float> %unmaskedload, i64 0, !dbg !12
  %unmaskedload1 = load <1 x float>, ptr addrspace(1) %15, align 4, !dbg !12
  %17 = extractelement <1 x float> %unmaskedload1, i64 0, !dbg !12
  %18 = getelementptr float, ptr addrspace(1) %1, i64 %12, !dbg !13
  %19 = getelementptr float, ptr addrspace(1) %1, i64 %14, !dbg !13
  %unmaskedload2 = load <1 x float>, ptr addrspace(1) %18, align 4, !dbg !14
  %20 = extractelement <1 x float> %unmaskedload2, i64 0, !dbg !14
  %unmaskedload3 = load <1 x float>, ptr addrspace(1) %19, align 4, !dbg !14
  %21 = extractelement <1 x float> %unmaskedload3, i64 0, !dbg !14
  %22 = and i32 %8, 1, !dbg !15
  %23 = bitcast float %16 to i32, !dbg !15
  %24 = tail call i32 @llvm.usub.sat.i32(i32 %7, i32 1), !dbg !15
  %25 = shl nuw nsw i32 %24, 2, !dbg !15
  %26 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %23), !dbg !15
  %27 = bitcast i32 %26 to float, !dbg !15
  %28 = bitcast float %20 to i32, !dbg !15
  %29 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %28), !dbg !15
  %30 = bitcast i32 %29 to float, !dbg !15
  %.not = icmp eq i32 %7, 0, !dbg !15
  %31 = fmul float %16, %27, !dbg !16
  %32 = fmul float %16, %30, !dbg !18
  %33 = fadd float %20, %32, !dbg !19
  %34 = select i1 %.not, float %16, float %31, !dbg !15
  %35 = select i1 %.not, float %20, float %33, !dbg !15
  %36 = bitcast float %34 to i32, !dbg !15
  %37 = icmp samesign ult i32 %7, 2, !dbg !15
  %38 = shl nuw nsw i32 %7, 2, !dbg !15
  %39 = add nsw i32 %38, -8, !dbg !15
  %40 = select i1 %37, i32 %38, i32 %39, !dbg !15
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %36), !dbg !15
  %42 = bitcast i32 %41 to float, !dbg !15
  %43 = bitcast float %35 to i32, !dbg !15
  %44 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %43), !dbg !15
  %45 = bitcast i32 %44 to float, !dbg !15
  %46 = icmp samesign ugt i32 %7, 1, !dbg !15
  %47 = fmul float %34, %42, !dbg !16
  %48 = fmul float %34, %45, !dbg !18
  %49 = fadd float %48, %35, !dbg !19
  %50 = select i1 %46, float %47, float %34, !dbg !15
  %51 = select i1 %46, float %49, float %35, !dbg !15
  %52 = bitcast float %50 to i32, !dbg !15
  %53 = icmp samesign ult i32 %7, 4, !dbg !15
  %54 = add nsw i32 %38, -16, !dbg !15
  %55 = select i1 %53, i32 %38, i32 %54, !dbg !15
  %56 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %52), !dbg !15
  %57 = bitcast i32 %56 to float, !dbg !15
  %58 = bitcast float %51 to i32, !dbg !15
  %59 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %58), !dbg !15
  %60 = bitcast i32 %59 to float, !dbg !15
  %61 = icmp samesign ugt i32 %7, 3, !dbg !15
  %62 = fmul float %50, %57, !dbg !16
  %63 = fmul float %50, %60, !dbg !18
  %64 = fadd float %63, %51, !dbg !19
  %65 = select i1 %61, float %62, float %50, !dbg !15
  %66 = select i1 %61, float %64, float %51, !dbg !15
  %67 = bitcast float %65 to i32, !dbg !15
  %68 = icmp samesign ult i32 %7, 8, !dbg !15
  %69 = add nsw i32 %38, -32, !dbg !15
  %70 = select i1 %68, i32 %38, i32 %69, !dbg !15
  %71 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %67), !dbg !15
  %72 = bitcast i32 %71 to float, !dbg !15
  %73 = bitcast float %66 to i32, !dbg !15
  %74 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %73), !dbg !15
  %75 = bitcast i32 %74 to float, !dbg !15
  %76 = icmp samesign ugt i32 %7, 7, !dbg !15
  %77 = fmul float %65, %72, !dbg !16
  %78 = fmul float %65, %75, !dbg !18
  %79 = fadd float %78, %66, !dbg !19
  %80 = select i1 %76, float %77, float %65, !dbg !15
  %81 = select i1 %76, float %79, float %66, !dbg !15
  %82 = bitcast float %80 to i32, !dbg !15
  %83 = icmp samesign ult i32 %7, 16, !dbg !15
  %84 = add nsw i32 %38, -64, !dbg !15
  %85 = select i1 %83, i32 %38, i32 %84, !dbg !15
  %86 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %82), !dbg !15
  %87 = bitcast i32 %86 to float, !dbg !15
  %88 = bitcast float %81 to i32, !dbg !15
  %89 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %88), !dbg !15
  %90 = bitcast i32 %89 to float, !dbg !15
  %91 = icmp samesign ugt i32 %7, 15, !dbg !15
  %92 = fmul float %80, %87, !dbg !16
  %93 = fmul float %80, %90, !dbg !18
  %94 = fadd float %93, %81, !dbg !19
  %95 = select i1 %91, float %92, float %80, !dbg !15
  %96 = select i1 %91, float %94, float %81, !dbg !15
  %97 = bitcast float %95 to i32, !dbg !15
  %98 = icmp samesign ult i32 %7, 32, !dbg !15
  %99 = add nsw i32 %38, -128, !dbg !15
  %100 = select i1 %98, i32 %38, i32 %99, !dbg !15
  %101 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %100, i32 %97), !dbg !15
  %102 = bitcast i32 %101 to float, !dbg !15
  %103 = bitcast float %96 to i32, !dbg !15
  %104 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %100, i32 %103), !dbg !15
  %105 = bitcast i32 %104 to float, !dbg !15
  %106 = fmul float %95, %102, !dbg !16
  %107 = fmul float %95, %105, !dbg !18
  %108 = fadd float %107, %96, !dbg !19
  %109 = bitcast float %17 to i32, !dbg !15
  %110 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %109), !dbg !15
  %111 = bitcast i32 %110 to float, !dbg !15
  %112 = bitcast float %21 to i32, !dbg !15
  %113 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %25, i32 %112), !dbg !15
  %114 = bitcast i32 %113 to float, !dbg !15
  %115 = fmul float %17, %111, !dbg !16
  %116 = fmul float %17, %114, !dbg !18
  %117 = fadd float %21, %116, !dbg !19
  %118 = select i1 %.not, float %17, float %115, !dbg !15
  %119 = select i1 %.not, float %21, float %117, !dbg !15
  %120 = bitcast float %118 to i32, !dbg !15
  %121 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %120), !dbg !15
  %122 = bitcast i32 %121 to float, !dbg !15
  %123 = bitcast float %119 to i32, !dbg !15
  %124 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %123), !dbg !15
  %125 = bitcast i32 %124 to float, !dbg !15
  %126 = fmul float %118, %122, !dbg !16
  %127 = fmul float %118, %125, !dbg !18
  %128 = fadd float %127, %119, !dbg !19
  %129 = select i1 %46, float %126, float %118, !dbg !15
  %130 = select i1 %46, float %128, float %119, !dbg !15
  %131 = bitcast float %129 to i32, !dbg !15
  %132 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %131), !dbg !15
  %133 = bitcast i32 %132 to float, !dbg !15
  %134 = bitcast float %130 to i32, !dbg !15
  %135 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %134), !dbg !15
  %136 = bitcast i32 %135 to float, !dbg !15
  %137 = fmul float %129, %133, !dbg !16
  %138 = fmul float %129, %136, !dbg !18
  %139 = fadd float %138, %130, !dbg !19
  %140 = select i1 %61, float %137, float %129, !dbg !15
  %141 = select i1 %61, float %139, float %130, !dbg !15
  %142 = bitcast float %140 to i32, !dbg !15
  %143 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %142), !dbg !15
  %144 = bitcast i32 %143 to float, !dbg !15
  %145 = bitcast float %141 to i32, !dbg !15
  %146 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %145), !dbg !15
  %147 = bitcast i32 %146 to float, !dbg !15
  %148 = fmul float %140, %144, !dbg !16
  %149 = fmul float %140, %147, !dbg !18
  %150 = fadd float %149, %141, !dbg !19
  %151 = select i1 %76, float %148, float %140, !dbg !15
  %152 = select i1 %76, float %150, float %141, !dbg !15
  %153 = bitcast float %151 to i32, !dbg !15
  %154 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %153), !dbg !15
  %155 = bitcast i32 %154 to float, !dbg !15
  %156 = bitcast float %152 to i32, !dbg !15
  %157 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %156), !dbg !15
  %158 = bitcast i32 %157 to float, !dbg !15
  %159 = fmul float %151, %155, !dbg !16
  %160 = fmul float %151, %158, !dbg !18
  %161 = fadd float %160, %152, !dbg !19
  %162 = select i1 %91, float %159, float %151, !dbg !15
  %163 = select i1 %91, float %161, float %152, !dbg !15
  %164 = bitcast float %162 to i32, !dbg !15
  %165 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %100, i32 %164), !dbg !15
  %166 = bitcast i32 %165 to float, !dbg !15
  %167 = bitcast float %163 to i32, !dbg !15
  %168 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %100, i32 %167), !dbg !15
  %169 = bitcast i32 %168 to float, !dbg !15
  %170 = fmul float %162, %166, !dbg !16
  %171 = fmul float %162, %169, !dbg !18
  %172 = fadd float %171, %163, !dbg !19
  %173 = icmp eq i32 %7, 63, !dbg !15
  br i1 %173, label %.critedge, label %.critedge7, !dbg !15

.critedge:                                        ; preds = %3
  %174 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %22
  %175 = getelementptr float, ptr addrspace(3) @global_smem, i32 %22
  store float %106, ptr addrspace(3) %175, align 4, !dbg !15
  store float %108, ptr addrspace(3) %174, align 4, !dbg !15
  %176 = or disjoint i32 %22, 2, !dbg !15
  %177 = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), i32 %176
  %178 = getelementptr float, ptr addrspace(3) @global_smem, i32 %176
  store float %170, ptr addrspace(3) %178, align 4, !dbg !15
  store float %172, ptr addrspace(3) %177, align 4, !dbg !15
  br label %.critedge7, !dbg !15

.critedge7:                                       ; preds = %3, %.critedge
  %179 = icmp samesign ugt i32 %7, 31, !dbg !15
  %180 = select i1 %179, float %172, float %163, !dbg !15
  %181 = select i1 %179, float %170, float %162, !dbg !15
  %182 = select i1 %179, float %108, float %96, !dbg !15
  %183 = select i1 %179, float %106, float %95, !dbg !15
  fence syncscope("workgroup") release, !dbg !15
  tail call void @llvm.amdgcn.s.barrier(), !dbg !15
  fence syncscope("workgroup") acquire, !dbg !15
  %.not4 = icmp eq i32 %22, 0, !dbg !15
  %184 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16), align 16, !dbg !15
  %185 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4), align 4, !dbg !15
  %186 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20), align 4, !dbg !15
  %187 = fmul float %184, %185, !dbg !18
  %188 = fadd float %187, %186, !dbg !19
  %189 = fmul float %183, %184, !dbg !18
  %190 = fadd float %182, %189, !dbg !19
  %191 = select i1 %.not4, float %182, float %190, !dbg !15
  %192 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8, !dbg !15
  %193 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24), align 8, !dbg !15
  %194 = fmul float %188, %192, !dbg !18
  %195 = fadd float %194, %193, !dbg !19
  %196 = select i1 %.not4, float %188, float %195, !dbg !15
  %197 = fmul float %181, %196, !dbg !18
  %198 = fadd float %180, %197, !dbg !19
  %199 = getelementptr float, ptr addrspace(1) %2, i64 %12, !dbg !20
  %200 = getelementptr float, ptr addrspace(1) %2, i64 %14, !dbg !20
  %201 = insertelement <1 x float> poison, float %191, i64 0, !dbg !21
  store <1 x float> %201, ptr addrspace(1) %199, align 4, !dbg !21
  %202 = insertelement <1 x float> poison, float %198, i64 0, !dbg !21
  store <1 x float> %202, ptr addrspace(1) %200, align 4, !dbg !21
  ret void, !dbg !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "recurrence", linkageName: "recurrence", scope: !3, file: !3, line: 118, type: !5, scopeLine: 118, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 119, column: 22, scope: !4)
!8 = !DILocation(line: 119, column: 27, scope: !4)
!9 = !DILocation(line: 119, column: 48, scope: !4)
!10 = !DILocation(line: 119, column: 35, scope: !4)
!11 = !DILocation(line: 120, column: 44, scope: !4)
!12 = !DILocation(line: 120, column: 40, scope: !4)
!13 = !DILocation(line: 120, column: 60, scope: !4)
!14 = !DILocation(line: 120, column: 56, scope: !4)
!15 = !DILocation(line: 120, column: 68, scope: !4)
!16 = !DILocation(line: 114, column: 16, scope: !17, inlinedAt: !15)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !3, discriminator: 0)
!18 = !DILocation(line: 114, column: 25, scope: !17, inlinedAt: !15)
!19 = !DILocation(line: 114, column: 30, scope: !17, inlinedAt: !15)
!20 = !DILocation(line: 121, column: 19, scope: !4)
!21 = !DILocation(line: 121, column: 22, scope: !4)
!22 = !DILocation(line: 121, column: 4, scope: !4)
