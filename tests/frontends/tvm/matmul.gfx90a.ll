; ModuleID = 'TVMAMDGPUModule'
source_filename = "TVMAMDGPUModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa-hcc"

@shmem = private unnamed_addr addrspace(3) global [64 x float] undef, align 16
@shmem.1 = private unnamed_addr addrspace(3) global [64 x float] undef, align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dllexport amdgpu_kernel void @matmul_kernel(ptr addrspace(1) noalias readonly captures(none) %A, ptr addrspace(1) noalias readonly captures(none) %B, ptr addrspace(1) noalias writeonly captures(none) %C) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %1 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %2 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %2, 5
  %5 = shl nsw i32 %0, 8
  %6 = shl nuw nsw i32 %2, 3
  %7 = add nuw nsw i32 %4, %3
  %8 = add i32 %7, %5
  %9 = add nuw nsw i32 %6, %3
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @shmem, i32 %9
  %11 = shl nsw i32 %1, 3
  %12 = add i32 %7, %11
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @shmem.1, i32 %9
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @shmem, i32 %6
  %invariant.gep = getelementptr inbounds nuw float, ptr addrspace(3) @shmem.1, i32 %3
  tail call void @llvm.amdgcn.s.barrier()
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !0, !amdgpu.noclobber !3
  store float %17, ptr addrspace(3) %10, align 4, !tbaa !4
  %18 = sext i32 %12 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %B, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !6, !amdgpu.noclobber !3
  store float %20, ptr addrspace(3) %13, align 4, !tbaa !8
  tail call void @llvm.amdgcn.s.barrier()
  %21 = load float, ptr addrspace(3) %14, align 16, !tbaa !4
  %22 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !8
  %23 = tail call float @llvm.fmuladd.f32(float %21, float %22, float 0.000000e+00)
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 4
  %25 = load float, ptr addrspace(3) %24, align 4, !tbaa !4
  %gep.1 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 32
  %26 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !8
  %27 = tail call float @llvm.fmuladd.f32(float %25, float %26, float %23)
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %29 = load float, ptr addrspace(3) %28, align 8, !tbaa !4
  %gep.2 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 64
  %30 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !8
  %31 = tail call float @llvm.fmuladd.f32(float %29, float %30, float %27)
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 12
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !4
  %gep.3 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 96
  %34 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !8
  %35 = tail call float @llvm.fmuladd.f32(float %33, float %34, float %31)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %37 = load float, ptr addrspace(3) %36, align 16, !tbaa !4
  %gep.4 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 128
  %38 = load float, ptr addrspace(3) %gep.4, align 4, !tbaa !8
  %39 = tail call float @llvm.fmuladd.f32(float %37, float %38, float %35)
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 20
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !4
  %gep.5 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 160
  %42 = load float, ptr addrspace(3) %gep.5, align 4, !tbaa !8
  %43 = tail call float @llvm.fmuladd.f32(float %41, float %42, float %39)
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 24
  %45 = load float, ptr addrspace(3) %44, align 8, !tbaa !4
  %gep.6 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 192
  %46 = load float, ptr addrspace(3) %gep.6, align 4, !tbaa !8
  %47 = tail call float @llvm.fmuladd.f32(float %45, float %46, float %43)
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 28
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !4
  %gep.7 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep, i32 224
  %50 = load float, ptr addrspace(3) %gep.7, align 4, !tbaa !8
  %51 = tail call float @llvm.fmuladd.f32(float %49, float %50, float %47)
  tail call void @llvm.amdgcn.s.barrier()
  %52 = add i32 %8, 8
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !0, !amdgpu.noclobber !3
  store float %55, ptr addrspace(3) %10, align 4, !tbaa !4
  %56 = add i32 %12, 256
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %B, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !6, !amdgpu.noclobber !3
  store float %59, ptr addrspace(3) %13, align 4, !tbaa !8
  tail call void @llvm.amdgcn.s.barrier()
  %60 = load float, ptr addrspace(3) %14, align 16, !tbaa !4
  %61 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !8
  %62 = tail call float @llvm.fmuladd.f32(float %60, float %61, float %51)
  %63 = load float, ptr addrspace(3) %24, align 4, !tbaa !4
  %64 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !8
  %65 = tail call float @llvm.fmuladd.f32(float %63, float %64, float %62)
  %66 = load float, ptr addrspace(3) %28, align 8, !tbaa !4
  %67 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !8
  %68 = tail call float @llvm.fmuladd.f32(float %66, float %67, float %65)
  %69 = load float, ptr addrspace(3) %32, align 4, !tbaa !4
  %70 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !8
  %71 = tail call float @llvm.fmuladd.f32(float %69, float %70, float %68)
  %72 = load float, ptr addrspace(3) %36, align 16, !tbaa !4
  %73 = load float, ptr addrspace(3) %gep.4, align 4, !tbaa !8
  %74 = tail call float @llvm.fmuladd.f32(float %72, float %73, float %71)
  %75 = load float, ptr addrspace(3) %40, align 4, !tbaa !4
  %76 = load float, ptr addrspace(3) %gep.5, align 4, !tbaa !8
  %77 = tail call float @llvm.fmuladd.f32(float %75, float %76, float %74)
  %78 = load float, ptr addrspace(3) %44, align 8, !tbaa !4
  %79 = load float, ptr addrspace(3) %gep.6, align 4, !tbaa !8
  %80 = tail call float @llvm.fmuladd.f32(float %78, float %79, float %77)
  %81 = load float, ptr addrspace(3) %48, align 4, !tbaa !4
  %82 = load float, ptr addrspace(3) %gep.7, align 4, !tbaa !8
  %83 = tail call float @llvm.fmuladd.f32(float %81, float %82, float %80)
  tail call void @llvm.amdgcn.s.barrier()
  %84 = add i32 %8, 16
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %85
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !0, !amdgpu.noclobber !3
  store float %87, ptr addrspace(3) %10, align 4, !tbaa !4
  %88 = add i32 %12, 512
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr addrspace(1) %B, i64 %89
  %91 = load float, ptr addrspace(1) %90, align 4, !tbaa !6, !amdgpu.noclobber !3
  store float %91, ptr addrspace(3) %13, align 4, !tbaa !8
  tail call void @llvm.amdgcn.s.barrier()
  %92 = load float, ptr addrspace(3) %14, align 16, !tbaa !4
  %93 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !8
  %94 = tail call float @llvm.fmuladd.f32(float %92, float %93, float %83)
  %95 = load float, ptr addrspace(3) %24, align 4, !tbaa !4
  %96 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !8
  %97 = tail call float @llvm.fmuladd.f32(float %95, float %96, float %94)
  %98 = load float, ptr addrspace(3) %28, align 8, !tbaa !4
  %99 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !8
  %100 = tail call float @llvm.fmuladd.f32(float %98, float %99, float %97)
  %101 = load float, ptr addrspace(3) %32, align 4, !tbaa !4
  %102 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !8
  %103 = tail call float @llvm.fmuladd.f32(float %101, float %102, float %100)
  %104 = load float, ptr addrspace(3) %36, align 16, !tbaa !4
  %105 = load float, ptr addrspace(3) %gep.4, align 4, !tbaa !8
  %106 = tail call float @llvm.fmuladd.f32(float %104, float %105, float %103)
  %107 = load float, ptr addrspace(3) %40, align 4, !tbaa !4
  %108 = load float, ptr addrspace(3) %gep.5, align 4, !tbaa !8
  %109 = tail call float @llvm.fmuladd.f32(float %107, float %108, float %106)
  %110 = load float, ptr addrspace(3) %44, align 8, !tbaa !4
  %111 = load float, ptr addrspace(3) %gep.6, align 4, !tbaa !8
  %112 = tail call float @llvm.fmuladd.f32(float %110, float %111, float %109)
  %113 = load float, ptr addrspace(3) %48, align 4, !tbaa !4
  %114 = load float, ptr addrspace(3) %gep.7, align 4, !tbaa !8
  %115 = tail call float @llvm.fmuladd.f32(float %113, float %114, float %112)
  tail call void @llvm.amdgcn.s.barrier()
  %116 = add i32 %8, 24
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %A, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !0, !amdgpu.noclobber !3
  store float %119, ptr addrspace(3) %10, align 4, !tbaa !4
  %120 = add i32 %12, 768
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %B, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4, !tbaa !6, !amdgpu.noclobber !3
  store float %123, ptr addrspace(3) %13, align 4, !tbaa !8
  tail call void @llvm.amdgcn.s.barrier()
  %124 = load float, ptr addrspace(3) %14, align 16, !tbaa !4
  %125 = load float, ptr addrspace(3) %invariant.gep, align 4, !tbaa !8
  %126 = tail call float @llvm.fmuladd.f32(float %124, float %125, float %115)
  %127 = load float, ptr addrspace(3) %24, align 4, !tbaa !4
  %128 = load float, ptr addrspace(3) %gep.1, align 4, !tbaa !8
  %129 = tail call float @llvm.fmuladd.f32(float %127, float %128, float %126)
  %130 = load float, ptr addrspace(3) %28, align 8, !tbaa !4
  %131 = load float, ptr addrspace(3) %gep.2, align 4, !tbaa !8
  %132 = tail call float @llvm.fmuladd.f32(float %130, float %131, float %129)
  %133 = load float, ptr addrspace(3) %32, align 4, !tbaa !4
  %134 = load float, ptr addrspace(3) %gep.3, align 4, !tbaa !8
  %135 = tail call float @llvm.fmuladd.f32(float %133, float %134, float %132)
  %136 = load float, ptr addrspace(3) %36, align 16, !tbaa !4
  %137 = load float, ptr addrspace(3) %gep.4, align 4, !tbaa !8
  %138 = tail call float @llvm.fmuladd.f32(float %136, float %137, float %135)
  %139 = load float, ptr addrspace(3) %40, align 4, !tbaa !4
  %140 = load float, ptr addrspace(3) %gep.5, align 4, !tbaa !8
  %141 = tail call float @llvm.fmuladd.f32(float %139, float %140, float %138)
  %142 = load float, ptr addrspace(3) %44, align 8, !tbaa !4
  %143 = load float, ptr addrspace(3) %gep.6, align 4, !tbaa !8
  %144 = tail call float @llvm.fmuladd.f32(float %142, float %143, float %141)
  %145 = load float, ptr addrspace(3) %48, align 4, !tbaa !4
  %146 = load float, ptr addrspace(3) %gep.7, align 4, !tbaa !8
  %147 = tail call float @llvm.fmuladd.f32(float %145, float %146, float %144)
  %148 = add i32 %8, %11
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %C, i64 %149
  store float %147, ptr addrspace(1) %150, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3



; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "target-cpu"="gfx90a" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree nosync nounwind memory(none) "target-cpu"="gfx90a" "target-features" "uniform-work-group-size"="false" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!0 = !{!1, !1, i64 0}
!1 = !{!"buffer0", !2, i64 0}
!2 = !{!"tvm-tbaa"}
!3 = !{}
!4 = !{!5, !5, i64 0}
!5 = !{!"buffer1", !2, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!"buffer2", !2, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"buffer3", !2, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"buffer4", !2, i64 0}
