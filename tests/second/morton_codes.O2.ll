; ModuleID = 'morton_codes.cl'
source_filename = "morton_codes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @morton_codes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %6
  br i1 %16, label %17, label %85

17:                                               ; preds = %7
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = zext i32 %20 to i64
  %22 = shl nuw i64 %21, 32
  %23 = or disjoint i64 %22, %21
  %24 = and i64 %23, 8725724278095871
  %25 = mul i64 %24, 65537
  %26 = and i64 %25, 8725728556220671
  %27 = mul nuw nsw i64 %26, 257
  %28 = and i64 %27, 1157144660301377551
  %29 = mul i64 %28, 17
  %30 = and i64 %29, 1207822528635744451
  %31 = mul nuw nsw i64 %30, 5
  %32 = and i64 %31, 1317624576693539401
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5
  %35 = zext i32 %34 to i64
  %36 = shl nuw i64 %35, 32
  %37 = or disjoint i64 %36, %35
  %38 = and i64 %37, 8725724278095871
  %39 = mul i64 %38, 65537
  %40 = and i64 %39, 8725728556220671
  %41 = mul nuw nsw i64 %40, 257
  %42 = and i64 %41, 1157144660301377551
  %43 = mul i64 %42, 17
  %44 = and i64 %43, 1207822528635744451
  %45 = mul nuw i64 %44, 10
  %46 = and i64 %45, 2635249153387078802
  %47 = or disjoint i64 %46, %32
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %18
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5, !amdgpu.noclobber !15
  %50 = zext i32 %49 to i64
  %51 = shl nuw i64 %50, 32
  %52 = or disjoint i64 %51, %50
  %53 = and i64 %52, 8725724278095871
  %54 = mul i64 %53, 65537
  %55 = and i64 %54, 8725728556220671
  %56 = mul nuw nsw i64 %55, 257
  %57 = and i64 %56, 1157144660301377551
  %58 = mul i64 %57, 17
  %59 = and i64 %58, 1207822528635744451
  %60 = mul i64 %59, 20
  %61 = and i64 %60, 5270498306774157604
  %62 = or disjoint i64 %47, %61
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %18
  store i64 %62, ptr addrspace(1) %63, align 8, !tbaa !16
  %64 = lshr i32 %20, 1
  %65 = xor i32 %64, %20
  %66 = lshr i32 %65, 16
  %67 = xor i32 %66, %65
  %68 = lshr i32 %67, 8
  %69 = xor i32 %68, %67
  %70 = lshr i32 %69, 4
  %71 = xor i32 %70, %69
  %72 = tail call i32 @llvm.bitreverse.i32(i32 %71)
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %34)
  %74 = xor i32 %72, %73
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %18
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !5
  %76 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5
  %77 = or i32 %76, 1
  %78 = add i32 %77, 1
  %79 = xor i32 %77, -1
  %80 = and i32 %78, %79
  %81 = add i32 %80, -1
  %82 = lshr i32 %81, 1
  %83 = or i32 %82, %78
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %18
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !5
  br label %85

85:                                               ; preds = %7, %17
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_morton_codes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %6
  br i1 %16, label %17, label %85

17:                                               ; preds = %7
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = zext i32 %20 to i64
  %22 = shl nuw i64 %21, 32
  %23 = or disjoint i64 %22, %21
  %24 = and i64 %23, 8725724278095871
  %25 = mul i64 %24, 65537
  %26 = and i64 %25, 8725728556220671
  %27 = mul nuw nsw i64 %26, 257
  %28 = and i64 %27, 1157144660301377551
  %29 = mul i64 %28, 17
  %30 = and i64 %29, 1207822528635744451
  %31 = mul nuw nsw i64 %30, 5
  %32 = and i64 %31, 1317624576693539401
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %18
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5
  %35 = zext i32 %34 to i64
  %36 = shl nuw i64 %35, 32
  %37 = or disjoint i64 %36, %35
  %38 = and i64 %37, 8725724278095871
  %39 = mul i64 %38, 65537
  %40 = and i64 %39, 8725728556220671
  %41 = mul nuw nsw i64 %40, 257
  %42 = and i64 %41, 1157144660301377551
  %43 = mul i64 %42, 17
  %44 = and i64 %43, 1207822528635744451
  %45 = mul nuw i64 %44, 10
  %46 = and i64 %45, 2635249153387078802
  %47 = or disjoint i64 %46, %32
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %18
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5
  %50 = zext i32 %49 to i64
  %51 = shl nuw i64 %50, 32
  %52 = or disjoint i64 %51, %50
  %53 = and i64 %52, 8725724278095871
  %54 = mul i64 %53, 65537
  %55 = and i64 %54, 8725728556220671
  %56 = mul nuw nsw i64 %55, 257
  %57 = and i64 %56, 1157144660301377551
  %58 = mul i64 %57, 17
  %59 = and i64 %58, 1207822528635744451
  %60 = mul i64 %59, 20
  %61 = and i64 %60, 5270498306774157604
  %62 = or disjoint i64 %47, %61
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %18
  store i64 %62, ptr addrspace(1) %63, align 8, !tbaa !16
  %64 = lshr i32 %20, 1
  %65 = xor i32 %64, %20
  %66 = lshr i32 %65, 16
  %67 = xor i32 %66, %65
  %68 = lshr i32 %67, 8
  %69 = xor i32 %68, %67
  %70 = lshr i32 %69, 4
  %71 = xor i32 %70, %69
  %72 = tail call i32 @llvm.bitreverse.i32(i32 %71)
  %73 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %34)
  %74 = xor i32 %72, %73
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %18
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !5
  %76 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5
  %77 = or i32 %76, 1
  %78 = add i32 %77, 1
  %79 = xor i32 %77, -1
  %80 = and i32 %78, %79
  %81 = add i32 %80, -1
  %82 = lshr i32 %81, 1
  %83 = or i32 %82, %78
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %18
  store i32 %83, ptr addrspace(1) %84, align 4, !tbaa !5
  br label %85

85:                                               ; preds = %7, %17
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint*", !"ulong*", !"uint*", !"uint*", !"uint"}
!12 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
