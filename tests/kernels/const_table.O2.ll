; ModuleID = 'const_table.cl'
source_filename = "const_table.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@CRC = hidden local_unnamed_addr addrspace(4) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@SWAP = hidden local_unnamed_addr addrspace(4) constant [4 x [5 x i8]] [[5 x i8] c"\03\01\04\01\05", [5 x i8] c"\09\02\06\05\03", [5 x i8] c"\05\08\09\07\09", [5 x i8] c"\03\02\03\08\04"], align 1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @const_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %55

15:                                               ; preds = %5
  %16 = mul i32 %13, %4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %17
  %19 = icmp eq i32 %4, 0
  br i1 %19, label %20, label %33

20:                                               ; preds = %33, %15
  %21 = phi i32 [ -1, %15 ], [ %52, %33 ]
  %22 = xor i32 %21, -1
  %23 = zext i32 %13 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %22, ptr addrspace(1) %24, align 4, !tbaa !5
  %25 = and i32 %21, 3
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw [5 x i8], ptr addrspace(4) @SWAP, i64 %26
  %28 = urem i32 %13, 5
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 %29
  %31 = load i8, ptr addrspace(4) %30, align 1, !tbaa !15
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %23
  store i8 %31, ptr addrspace(1) %32, align 1, !tbaa !15
  br label %55

33:                                               ; preds = %15, %33
  %34 = phi i32 [ %53, %33 ], [ 0, %15 ]
  %35 = phi i32 [ %52, %33 ], [ -1, %15 ]
  %36 = zext i32 %34 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !15, !amdgpu.noclobber !16
  %39 = zext i8 %38 to i32
  %40 = xor i32 %35, %39
  %41 = lshr i32 %40, 4
  %42 = and i32 %40, 15
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(4) @CRC, i64 %43
  %45 = load i32, ptr addrspace(4) %44, align 4, !tbaa !5
  %46 = xor i32 %41, %45
  %47 = lshr i32 %46, 4
  %48 = and i32 %46, 15
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(4) @CRC, i64 %49
  %51 = load i32, ptr addrspace(4) %50, align 4, !tbaa !5
  %52 = xor i32 %47, %51
  %53 = add nuw i32 %34, 1
  %54 = icmp eq i32 %53, %4
  br i1 %54, label %20, label %33

55:                                               ; preds = %5, %20
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_const_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %55

15:                                               ; preds = %5
  %16 = mul i32 %13, %4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %17
  %19 = icmp eq i32 %4, 0
  br i1 %19, label %20, label %33

20:                                               ; preds = %33, %15
  %21 = phi i32 [ -1, %15 ], [ %52, %33 ]
  %22 = xor i32 %21, -1
  %23 = zext i32 %13 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %22, ptr addrspace(1) %24, align 4, !tbaa !5
  %25 = and i32 %21, 3
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw [5 x i8], ptr addrspace(4) @SWAP, i64 %26
  %28 = urem i32 %13, 5
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 %29
  %31 = load i8, ptr addrspace(4) %30, align 1, !tbaa !15
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %23
  store i8 %31, ptr addrspace(1) %32, align 1, !tbaa !15
  br label %55

33:                                               ; preds = %15, %33
  %34 = phi i32 [ %53, %33 ], [ 0, %15 ]
  %35 = phi i32 [ %52, %33 ], [ -1, %15 ]
  %36 = zext i32 %34 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !15
  %39 = zext i8 %38 to i32
  %40 = xor i32 %35, %39
  %41 = lshr i32 %40, 4
  %42 = and i32 %40, 15
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(4) @CRC, i64 %43
  %45 = load i32, ptr addrspace(4) %44, align 4, !tbaa !5
  %46 = xor i32 %41, %45
  %47 = lshr i32 %46, 4
  %48 = and i32 %46, 15
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(4) @CRC, i64 %49
  %51 = load i32, ptr addrspace(4) %50, align 4, !tbaa !5
  %52 = xor i32 %47, %51
  %53 = add nuw i32 %34, 1
  %54 = icmp eq i32 %53, %4
  br i1 %54, label %20, label %33

55:                                               ; preds = %5, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uint*", !"uchar*", !"uint", !"uint"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
