; ModuleID = 'generic_ptr.cl'
source_filename = "generic_ptr.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@generic_ptr.shared = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @generic_ptr(i32 addrspace(1)* nocapture %0, i32 addrspace(1)* nocapture %1, i32 %2) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %4 = alloca [4 x i32], align 4, addrspace(5)
  %5 = bitcast [4 x i32] addrspace(5)* %4 to i8 addrspace(5)*
  call void @llvm.lifetime.start.p5i8(i64 16, i8 addrspace(5)* %5) #5
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x() #5
  %7 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #5
  %8 = getelementptr inbounds i8, i8 addrspace(4)* %7, i64 4
  %9 = bitcast i8 addrspace(4)* %8 to i16 addrspace(4)*
  %10 = load i16, i16 addrspace(4)* %9, align 4, !tbaa !8
  %11 = zext i16 %10 to i32
  %12 = mul i32 %6, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x() #5, !range !12
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %13, 64
  br i1 %15, label %25, label %16

16:                                               ; preds = %25, %3
  %17 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %4, i32 0, i32 0
  store i32 %14, i32 addrspace(5)* %17, align 4, !tbaa !13
  %18 = shl nsw i32 %14, 1
  %19 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %4, i32 0, i32 1
  store i32 %18, i32 addrspace(5)* %19, align 4, !tbaa !13
  %20 = mul nsw i32 %14, 3
  %21 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %4, i32 0, i32 2
  store i32 %20, i32 addrspace(5)* %21, align 4, !tbaa !13
  %22 = shl nsw i32 %14, 2
  %23 = getelementptr inbounds [4 x i32], [4 x i32] addrspace(5)* %4, i32 0, i32 3
  store i32 %22, i32 addrspace(5)* %23, align 4, !tbaa !13
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #5
  fence syncscope("workgroup") acquire
  %24 = icmp ult i32 %14, %2
  br i1 %24, label %32, label %75

25:                                               ; preds = %3, %25
  %26 = phi i32 [ %30, %25 ], [ %13, %3 ]
  %27 = mul nuw nsw i32 %26, %26
  %28 = add nsw i32 %27, -100
  %29 = getelementptr inbounds [64 x i32], [64 x i32] addrspace(3)* @generic_ptr.shared, i32 0, i32 %26
  store i32 %28, i32 addrspace(3)* %29, align 4, !tbaa !13
  %30 = add i32 %26, %11
  %31 = icmp ult i32 %30, 64
  br i1 %31, label %25, label %16

32:                                               ; preds = %16
  %33 = zext i32 %14 to i64
  %34 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33
  %35 = load i32, i32 addrspace(1)* %34, align 4, !tbaa !13
  %36 = and i32 %35, 3
  switch i32 %36, label %46 [
    i32 0, label %37
    i32 1, label %42
  ]

37:                                               ; preds = %32
  %38 = and i32 %14, -4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %39
  %41 = addrspacecast i32 addrspace(1)* %40 to i32*
  br label %48

42:                                               ; preds = %32
  %43 = and i32 %13, 60
  %44 = getelementptr inbounds [64 x i32], [64 x i32] addrspace(3)* @generic_ptr.shared, i32 0, i32 %43
  %45 = addrspacecast i32 addrspace(3)* %44 to i32*
  br label %48

46:                                               ; preds = %32
  %47 = addrspacecast i32 addrspace(5)* %17 to i32*
  br label %48

48:                                               ; preds = %46, %42, %37
  %49 = phi i32* [ %47, %46 ], [ %45, %42 ], [ %41, %37 ]
  %50 = lshr i32 %35, 2
  %51 = and i32 %50, 3
  %52 = add nuw nsw i32 %51, 1
  %53 = call fastcc i32 @sum_run(i32* %49, i32 %52)
  %54 = shl nsw i32 %53, 1
  %55 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33
  %56 = addrspacecast i32 addrspace(1)* %55 to i32*
  %57 = icmp slt i32 %35, 0
  %58 = addrspacecast i32 addrspace(5)* %19 to i32*
  %59 = select i1 %57, i32* %58, i32* %56
  store i32 %54, i32* %59, align 4, !tbaa !13
  br i1 %57, label %60, label %64

60:                                               ; preds = %48
  %61 = load i32, i32 addrspace(5)* %19, align 4, !tbaa !13
  %62 = load i32, i32 addrspace(5)* %17, align 4, !tbaa !13
  %63 = xor i32 %62, %61
  store i32 %63, i32 addrspace(1)* %55, align 4, !tbaa !13
  br label %64

64:                                               ; preds = %60, %48
  %65 = bitcast i32* %49 to i8*
  %66 = call i1 @llvm.amdgcn.is.shared(i8* %65)
  br i1 %66, label %67, label %70

67:                                               ; preds = %64
  %68 = load i32, i32 addrspace(1)* %55, align 4, !tbaa !13
  %69 = add nsw i32 %68, 1000000
  store i32 %69, i32 addrspace(1)* %55, align 4, !tbaa !13
  br label %70

70:                                               ; preds = %67, %64
  %71 = call i1 @llvm.amdgcn.is.private(i8* %65)
  br i1 %71, label %72, label %75

72:                                               ; preds = %70
  %73 = load i32, i32 addrspace(1)* %55, align 4, !tbaa !13
  %74 = add nsw i32 %73, 2000000
  store i32 %74, i32 addrspace(1)* %55, align 4, !tbaa !13
  br label %75

75:                                               ; preds = %70, %72, %16
  call void @llvm.lifetime.end.p5i8(i64 16, i8 addrspace(5)* %5) #5
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind readonly
define internal fastcc i32 @sum_run(i32* nocapture readonly %0, i32 %1) unnamed_addr #2 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %12, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %13, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %12, %6 ], [ 0, %2 ]
  %9 = zext i32 %7 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !13
  %12 = add nsw i32 %11, %8
  %13 = add nuw nsw i32 %7, 1
  %14 = icmp eq i32 %13, %1
  br i1 %14, label %4, label %6
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i1 @llvm.amdgcn.is.shared(i8* nocapture) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i1 @llvm.amdgcn.is.private(i8* nocapture) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree noinline norecurse nosync nounwind readonly "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+add-no-carry-insts,+aperture-regs,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+ds-src2-insts,+enable-ds128,+enable-prt-strict-null,+extended-image-insts,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-for-global,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fp64,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx9-insts,+half-rate-64-ops,+image-gather4-d16-bug,+int-clamp-insts,+inv-2pi-inline-imm,+ldsbankcount32,+load-store-opt,+localmemorysize65536,+mad-mac-f32-insts,+negative-scratch-offset-bug,+promote-alloca,+r128-a16,+s-memrealtime,+s-memtime-inst,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+trap-handler,+unaligned-access-mode,+unaligned-buffer-access,+unaligned-ds-access,+vgpr-index-mode,+vop3p,-wavefrontsize16,-wavefrontsize32,+wavefrontsize64,+xnack-support" }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { convergent mustprogress nounwind willreturn }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"uint"}
!7 = !{!"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
