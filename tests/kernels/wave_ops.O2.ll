; ModuleID = 'wave_ops.cl'
source_filename = "wave_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @wave_ops(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5, !amdgpu.noclobber !15
  %17 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %17)
  %19 = shl i32 %18, 2
  %20 = xor i32 %19, 128
  %21 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %16)
  %22 = add nsw i32 %21, %16
  %23 = shl i32 %18, 2
  %24 = xor i32 %23, 64
  %25 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %22)
  %26 = add nsw i32 %25, %22
  %27 = shl i32 %18, 2
  %28 = xor i32 %27, 32
  %29 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %26)
  %30 = add nsw i32 %29, %26
  %31 = shl i32 %18, 2
  %32 = xor i32 %31, 16
  %33 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %30)
  %34 = add nsw i32 %33, %30
  %35 = shl i32 %18, 2
  %36 = xor i32 %35, 8
  %37 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %36, i32 %34)
  %38 = add nsw i32 %37, %34
  %39 = shl i32 %18, 2
  %40 = xor i32 %39, 4
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %38)
  %42 = add nsw i32 %41, %38
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !5
  %44 = icmp sgt i32 %16, 0
  %45 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %44)
  %46 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %14
  store i64 %45, ptr addrspace(1) %46, align 8, !tbaa !16
  br i1 %44, label %47, label %56

47:                                               ; preds = %5
  %48 = trunc i64 %45 to i32
  %49 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 %48, i32 0)
  %50 = lshr i64 %45, 32
  %51 = trunc nuw i64 %50 to i32
  %52 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 %51, i32 %49)
  %53 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %16)
  %54 = mul nsw i32 %53, 100
  %55 = add nsw i32 %54, %52
  br label %56

56:                                               ; preds = %5, %47
  %57 = phi i32 [ %55, %47 ], [ 0, %5 ]
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %14
  store i32 %57, ptr addrspace(1) %58, align 4, !tbaa !5
  tail call void @llvm.amdgcn.wave.barrier()
  %59 = tail call i32 @llvm.amdgcn.readlane.i32(i32 %16, i32 3)
  %60 = shl i32 %18, 2
  %61 = add i32 %60, 4
  %62 = tail call i32 @llvm.amdgcn.ds.permute(i32 %61, i32 %16)
  %63 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %16, i32 1055)
  %64 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 -1, i32 %16, i32 273, i32 15, i32 15, i1 false)
  %65 = shl i32 %13, 2
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %66
  store i32 %59, ptr addrspace(1) %67, align 4, !tbaa !5
  %68 = or disjoint i32 %65, 1
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %69
  store i32 %62, ptr addrspace(1) %70, align 4, !tbaa !5
  %71 = or disjoint i32 %65, 2
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %72
  store i32 %63, ptr addrspace(1) %73, align 4, !tbaa !5
  %74 = or disjoint i32 %65, 3
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %75
  store i32 %64, ptr addrspace(1) %76, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_wave_ops(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !5
  %17 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %17)
  %19 = shl i32 %18, 2
  %20 = xor i32 %19, 128
  %21 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %16)
  %22 = add nsw i32 %21, %16
  %23 = shl i32 %18, 2
  %24 = xor i32 %23, 64
  %25 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %22)
  %26 = add nsw i32 %25, %22
  %27 = shl i32 %18, 2
  %28 = xor i32 %27, 32
  %29 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %26)
  %30 = add nsw i32 %29, %26
  %31 = shl i32 %18, 2
  %32 = xor i32 %31, 16
  %33 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %30)
  %34 = add nsw i32 %33, %30
  %35 = shl i32 %18, 2
  %36 = xor i32 %35, 8
  %37 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %36, i32 %34)
  %38 = add nsw i32 %37, %34
  %39 = shl i32 %18, 2
  %40 = xor i32 %39, 4
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %38)
  %42 = add nsw i32 %41, %38
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !5
  %44 = icmp sgt i32 %16, 0
  %45 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %44)
  %46 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %14
  store i64 %45, ptr addrspace(1) %46, align 8, !tbaa !16
  br i1 %44, label %47, label %56

47:                                               ; preds = %5
  %48 = trunc i64 %45 to i32
  %49 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 %48, i32 0)
  %50 = lshr i64 %45, 32
  %51 = trunc nuw i64 %50 to i32
  %52 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 %51, i32 %49)
  %53 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %16)
  %54 = mul nsw i32 %53, 100
  %55 = add nsw i32 %54, %52
  br label %56

56:                                               ; preds = %47, %5
  %57 = phi i32 [ %55, %47 ], [ 0, %5 ]
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %14
  store i32 %57, ptr addrspace(1) %58, align 4, !tbaa !5
  tail call void @llvm.amdgcn.wave.barrier()
  %59 = tail call i32 @llvm.amdgcn.readlane.i32(i32 %16, i32 3)
  %60 = shl i32 %18, 2
  %61 = add i32 %60, 4
  %62 = tail call i32 @llvm.amdgcn.ds.permute(i32 %61, i32 %16)
  %63 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %16, i32 1055)
  %64 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 -1, i32 %16, i32 273, i32 15, i32 15, i1 false)
  %65 = shl i32 %13, 2
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %66
  store i32 %59, ptr addrspace(1) %67, align 4, !tbaa !5
  %68 = or disjoint i32 %65, 1
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %69
  store i32 %62, ptr addrspace(1) %70, align 4, !tbaa !5
  %71 = or disjoint i32 %65, 2
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %72
  store i32 %63, ptr addrspace(1) %73, align 4, !tbaa !5
  %74 = or disjoint i32 %65, 3
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %75
  store i32 %64, ptr addrspace(1) %76, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.wave.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.permute(i32, i32) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"ulong*", !"int*", !"int*"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
