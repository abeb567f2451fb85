; ModuleID = 'TVMAMDGPUModule'
source_filename = "TVMAMDGPUModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-hcc"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dllexport amdgpu_kernel void @softmax_kernel(ptr addrspace(1) noalias readonly captures(none) %A, ptr addrspace(1) noalias writeonly captures(none) %C) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %1 = mul nuw nsw i32 %0, 20
  %2 = zext nneg i32 %1 to i64
  %3 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %2
  %4 = load float, ptr addrspace(1) %3, align 4, !tbaa !0
  %5 = fcmp olt float %4, 0xC6293E5940000000
  %6 = select i1 %5, float 0xC6293E5940000000, float %4
  %7 = zext nneg i32 %1 to i64
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !0, !amdgpu.noclobber !3
  %11 = fcmp ogt float %6, %10
  %12 = select i1 %11, float %6, float %10
  %13 = zext nneg i32 %1 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !0, !amdgpu.noclobber !3
  %17 = fcmp ogt float %12, %16
  %18 = select i1 %17, float %12, float %16
  %19 = zext nneg i32 %1 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 12
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !0, !amdgpu.noclobber !3
  %23 = fcmp ogt float %18, %22
  %24 = select i1 %23, float %18, float %22
  %25 = zext nneg i32 %1 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 16
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !0, !amdgpu.noclobber !3
  %29 = fcmp ogt float %24, %28
  %30 = select i1 %29, float %24, float %28
  %31 = zext nneg i32 %1 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 20
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !0, !amdgpu.noclobber !3
  %35 = fcmp ogt float %30, %34
  %36 = select i1 %35, float %30, float %34
  %37 = zext nneg i32 %1 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %38, i64 24
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !0, !amdgpu.noclobber !3
  %41 = fcmp ogt float %36, %40
  %42 = select i1 %41, float %36, float %40
  %43 = zext nneg i32 %1 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 28
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !0, !amdgpu.noclobber !3
  %47 = fcmp ogt float %42, %46
  %48 = select i1 %47, float %42, float %46
  %49 = zext nneg i32 %1 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %50, i64 32
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !0, !amdgpu.noclobber !3
  %53 = fcmp ogt float %48, %52
  %54 = select i1 %53, float %48, float %52
  %55 = zext nneg i32 %1 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %56, i64 36
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !0, !amdgpu.noclobber !3
  %59 = fcmp ogt float %54, %58
  %60 = select i1 %59, float %54, float %58
  %61 = zext nneg i32 %1 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 40
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !0, !amdgpu.noclobber !3
  %65 = fcmp ogt float %60, %64
  %66 = select i1 %65, float %60, float %64
  %67 = zext nneg i32 %1 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 44
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !0, !amdgpu.noclobber !3
  %71 = fcmp ogt float %66, %70
  %72 = select i1 %71, float %66, float %70
  %73 = zext nneg i32 %1 to i64
  %74 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %74, i64 48
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !0, !amdgpu.noclobber !3
  %77 = fcmp ogt float %72, %76
  %78 = select i1 %77, float %72, float %76
  %79 = zext nneg i32 %1 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %80, i64 52
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !0, !amdgpu.noclobber !3
  %83 = fcmp ogt float %78, %82
  %84 = select i1 %83, float %78, float %82
  %85 = zext nneg i32 %1 to i64
  %86 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %86, i64 56
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !0, !amdgpu.noclobber !3
  %89 = fcmp ogt float %84, %88
  %90 = select i1 %89, float %84, float %88
  %91 = zext nneg i32 %1 to i64
  %92 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %92, i64 60
  %94 = load float, ptr addrspace(1) %93, align 4, !tbaa !0, !amdgpu.noclobber !3
  %95 = fcmp ogt float %90, %94
  %96 = select i1 %95, float %90, float %94
  %97 = zext nneg i32 %1 to i64
  %98 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %98, i64 64
  %100 = load float, ptr addrspace(1) %99, align 4, !tbaa !0, !amdgpu.noclobber !3
  %101 = fcmp ogt float %96, %100
  %102 = select i1 %101, float %96, float %100
  %103 = zext nneg i32 %1 to i64
  %104 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %104, i64 68
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !0
  %107 = fcmp ogt float %102, %106
  %108 = select i1 %107, float %102, float %106
  %109 = zext nneg i32 %1 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %110, i64 72
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !0
  %113 = fcmp ogt float %108, %112
  %114 = select i1 %113, float %108, float %112
  %115 = zext nneg i32 %1 to i64
  %116 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %116, i64 76
  %118 = load float, ptr addrspace(1) %117, align 4, !tbaa !0
  %119 = fcmp ogt float %114, %118
  %120 = select i1 %119, float %114, float %118
  %121 = fsub float %4, %120
  %122 = fmul float %121, 0x3FF7154760000000
  %123 = tail call float @llvm.exp2.f32(float %122)
  %124 = load float, ptr addrspace(1) %9, align 4, !tbaa !0, !amdgpu.noclobber !3
  %125 = fsub float %124, %120
  %126 = fmul float %125, 0x3FF7154760000000
  %127 = tail call float @llvm.exp2.f32(float %126)
  %128 = fadd float %123, %127
  %129 = load float, ptr addrspace(1) %15, align 4, !tbaa !0, !amdgpu.noclobber !3
  %130 = fsub float %129, %120
  %131 = fmul float %130, 0x3FF7154760000000
  %132 = tail call float @llvm.exp2.f32(float %131)
  %133 = fadd float %128, %132
  %134 = load float, ptr addrspace(1) %21, align 4, !tbaa !0, !amdgpu.noclobber !3
  %135 = fsub float %134, %120
  %136 = fmul float %135, 0x3FF7154760000000
  %137 = tail call float @llvm.exp2.f32(float %136)
  %138 = fadd float %133, %137
  %139 = load float, ptr addrspace(1) %27, align 4, !tbaa !0, !amdgpu.noclobber !3
  %140 = fsub float %139, %120
  %141 = fmul float %140, 0x3FF7154760000000
  %142 = tail call float @llvm.exp2.f32(float %141)
  %143 = fadd float %138, %142
  %144 = load float, ptr addrspace(1) %33, align 4, !tbaa !0, !amdgpu.noclobber !3
  %145 = fsub float %144, %120
  %146 = fmul float %145, 0x3FF7154760000000
  %147 = tail call float @llvm.exp2.f32(float %146)
  %148 = fadd float %143, %147
  %149 = load float, ptr addrspace(1) %39, align 4, !tbaa !0, !amdgpu.noclobber !3
  %150 = fsub float %149, %120
  %151 = fmul float %150, 0x3FF7154760000000
  %152 = tail call float @llvm.exp2.f32(float %151)
  %153 = fadd float %148, %152
  %154 = load float, ptr addrspace(1) %45, align 4, !tbaa !0, !amdgpu.noclobber !3
  %155 = fsub float %154, %120
  %156 = fmul float %155, 0x3FF7154760000000
  %157 = tail call float @llvm.exp2.f32(float %156)
  %158 = fadd float %153, %157
  %159 = load float, ptr addrspace(1) %51, align 4, !tbaa !0, !amdgpu.noclobber !3
  %160 = fsub float %159, %120
  %161 = fmul float %160, 0x3FF7154760000000
  %162 = tail call float @llvm.exp2.f32(float %161)
  %163 = fadd float %158, %162
  %164 = load float, ptr addrspace(1) %57, align 4, !tbaa !0, !amdgpu.noclobber !3
  %165 = fsub float %164, %120
  %166 = fmul float %165, 0x3FF7154760000000
  %167 = tail call float @llvm.exp2.f32(float %166)
  %168 = fadd float %163, %167
  %169 = load float, ptr addrspace(1) %63, align 4, !tbaa !0, !amdgpu.noclobber !3
  %170 = fsub float %169, %120
  %171 = fmul float %170, 0x3FF7154760000000
  %172 = tail call float @llvm.exp2.f32(float %171)
  %173 = fadd float %168, %172
  %174 = load float, ptr addrspace(1) %69, align 4, !tbaa !0, !amdgpu.noclobber !3
  %175 = fsub float %174, %120
  %176 = fmul float %175, 0x3FF7154760000000
  %177 = tail call float @llvm.exp2.f32(float %176)
  %178 = fadd float %173, %177
  %179 = load float, ptr addrspace(1) %75, align 4, !tbaa !0, !amdgpu.noclobber !3
  %180 = fsub float %179, %120
  %181 = fmul float %180, 0x3FF7154760000000
  %182 = tail call float @llvm.exp2.f32(float %181)
  %183 = fadd float %178, %182
  %184 = load float, ptr addrspace(1) %81, align 4, !tbaa !0, !amdgpu.noclobber !3
  %185 = fsub float %184, %120
  %186 = fmul float %185, 0x3FF7154760000000
  %187 = tail call float @llvm.exp2.f32(float %186)
  %188 = fadd float %183, %187
  %189 = load float, ptr addrspace(1) %87, align 4, !tbaa !0, !amdgpu.noclobber !3
  %190 = fsub float %189, %120
  %191 = fmul float %190, 0x3FF7154760000000
  %192 = tail call float @llvm.exp2.f32(float %191)
  %193 = fadd float %188, %192
  %194 = load float, ptr addrspace(1) %93, align 4, !tbaa !0, !amdgpu.noclobber !3
  %195 = fsub float %194, %120
  %196 = fmul float %195, 0x3FF7154760000000
  %197 = tail call float @llvm.exp2.f32(float %196)
  %198 = fadd float %193, %197
  %199 = load float, ptr addrspace(1) %99, align 4, !tbaa !0, !amdgpu.noclobber !3
  %200 = fsub float %199, %120
  %201 = fmul float %200, 0x3FF7154760000000
  %202 = tail call float @llvm.exp2.f32(float %201)
  %203 = fadd float %198, %202
  %204 = fsub float %106, %120
  %205 = fmul float %204, 0x3FF7154760000000
  %206 = tail call float @llvm.exp2.f32(float %205)
  %207 = fadd float %203, %206
  %208 = fsub float %112, %120
  %209 = fmul float %208, 0x3FF7154760000000
  %210 = tail call float @llvm.exp2.f32(float %209)
  %211 = fadd float %207, %210
  %212 = fsub float %118, %120
  %213 = fmul float %212, 0x3FF7154760000000
  %214 = tail call float @llvm.exp2.f32(float %213)
  %215 = fadd float %211, %214
  %broadcast.splatinsert = insertelement <2 x float> poison, float %120, i64 0
  %broadcast.splat = shufflevector <2 x float> %broadcast.splatinsert, <2 x float> poison, <2 x i32> zeroinitializer
  %broadcast.splatinsert22 = insertelement <2 x float> poison, float %215, i64 0
  %broadcast.splat23 = shufflevector <2 x float> %broadcast.splatinsert22, <2 x float> poison, <2 x i32> zeroinitializer
  br label %vector.body

vector.body:                                      ; preds = %vector.body, %entry
  %index = phi i32 [ 0, %entry ], [ %index.next.1, %vector.body ]
  %216 = add nuw nsw i32 %index, %1
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %217
  %wide.load = load <2 x float>, ptr addrspace(1) %218, align 4, !tbaa !0
  %219 = fsub <2 x float> %wide.load, %broadcast.splat
  %220 = fmul <2 x float> %219, splat (float 0x3FF7154760000000)
  %221 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %220)
  %222 = fdiv <2 x float> %221, %broadcast.splat23
  %223 = getelementptr inbounds nuw float, ptr addrspace(1) %C, i64 %217
  store <2 x float> %222, ptr addrspace(1) %223, align 4, !tbaa !4
  %index.next = or disjoint i32 %index, 2
  %224 = add nuw nsw i32 %index.next, %1
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw float, ptr addrspace(1) %A, i64 %225
  %wide.load.1 = load <2 x float>, ptr addrspace(1) %226, align 4, !tbaa !0
  %227 = fsub <2 x float> %wide.load.1, %broadcast.splat
  %228 = fmul <2 x float> %227, splat (float 0x3FF7154760000000)
  %229 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %228)
  %230 = fdiv <2 x float> %229, %broadcast.splat23
  %231 = getelementptr inbounds nuw float, ptr addrspace(1) %C, i64 %225
  store <2 x float> %230, ptr addrspace(1) %231, align 4, !tbaa !4
  %index.next.1 = add nuw nsw i32 %index, 4
  %232 = icmp eq i32 %index.next.1, 20
  br i1 %232, label %for_end_k8, label %vector.body, !prof !6, !llvm.loop !7

for_end_k8:                                       ; preds = %vector.body
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2



; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.exp2.v2f32(<2 x float>) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "target-cpu"="gfx90a" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree nosync nounwind memory(none) "target-cpu"="gfx90a" "target-features" "uniform-work-group-size"="false" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!1, !1, i64 0}
!1 = !{!"buffer0", !2, i64 0}
!2 = !{!"tvm-tbaa"}
!3 = !{}
!4 = !{!5, !5, i64 0}
!5 = !{!"buffer1", !2, i64 0}
!6 = !{!"branch_weights", i32 1, i32 524287}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.isvectorized", i32 1}
!9 = !{!"llvm.loop.estimated_trip_count", i32 262144}
