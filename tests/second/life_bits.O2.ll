; ModuleID = 'life_bits.cl'
source_filename = "life_bits.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = freeze i16 %8
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 6
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !13
  %17 = zext i16 %16 to i32
  %18 = mul i32 %14, %17
  %19 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %20 = add i32 %18, %19
  %21 = icmp ult i32 %13, %2
  %22 = icmp ult i32 %20, %3
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %109

24:                                               ; preds = %4
  %25 = zext i32 %13 to i64
  %26 = add i32 %2, -1
  %27 = add i32 %26, %13
  %28 = urem i32 %27, %2
  %29 = add nuw i32 %13, 1
  %30 = icmp eq i32 %29, %2
  %31 = select i1 %30, i32 0, i32 %29
  %32 = add i32 %3, -1
  %33 = add i32 %32, %20
  %34 = zext i32 %28 to i64
  %35 = zext i32 %31 to i64
  %36 = urem i32 %33, %3
  %37 = mul i32 %36, %2
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %25
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !5, !amdgpu.noclobber !15
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %34
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5, !amdgpu.noclobber !15
  %44 = tail call i32 @llvm.fshl.i32(i32 %41, i32 %43, i32 1)
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %35
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !5, !amdgpu.noclobber !15
  %47 = tail call i32 @llvm.fshl.i32(i32 %46, i32 %41, i32 31)
  %48 = xor i32 %44, %47
  %49 = xor i32 %48, %41
  %50 = and i32 %44, %47
  %51 = and i32 %48, %41
  %52 = xor i32 %50, %51
  %53 = add i32 %3, %20
  %54 = urem i32 %53, %3
  %55 = mul i32 %54, %2
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %25
  %59 = load i32, ptr addrspace(1) %58, align 4, !tbaa !5, !amdgpu.noclobber !15
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %34
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5, !amdgpu.noclobber !15
  %62 = tail call i32 @llvm.fshl.i32(i32 %59, i32 %61, i32 1)
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %35
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !5, !amdgpu.noclobber !15
  %65 = tail call i32 @llvm.fshl.i32(i32 %64, i32 %59, i32 31)
  %66 = and i32 %62, %49
  %67 = xor i32 %62, %49
  %68 = xor i32 %66, %52
  %69 = and i32 %67, %65
  %70 = xor i32 %67, %65
  %71 = xor i32 %68, %69
  %72 = or i32 %69, %66
  %73 = and i32 %72, %52
  %74 = add i32 %33, 2
  %75 = urem i32 %74, %3
  %76 = mul i32 %75, %2
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %77
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %25
  %80 = load i32, ptr addrspace(1) %79, align 4, !tbaa !5, !amdgpu.noclobber !15
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %34
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !5, !amdgpu.noclobber !15
  %83 = tail call i32 @llvm.fshl.i32(i32 %80, i32 %82, i32 1)
  %84 = xor i32 %83, %70
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %35
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !5, !amdgpu.noclobber !15
  %87 = tail call i32 @llvm.fshl.i32(i32 %86, i32 %80, i32 31)
  %88 = xor i32 %84, %87
  %89 = xor i32 %88, %80
  %90 = and i32 %83, %70
  %91 = xor i32 %90, %71
  %92 = and i32 %84, %87
  %93 = xor i32 %91, %92
  %94 = and i32 %88, %80
  %95 = xor i32 %93, %94
  %96 = or i32 %92, %90
  %97 = and i32 %96, %71
  %98 = or i32 %97, %73
  %99 = and i32 %94, %91
  %100 = or i32 %98, %99
  %101 = xor i32 %100, -1
  %102 = or i32 %59, %89
  %103 = and i32 %102, %101
  %104 = and i32 %103, %95
  %105 = mul i32 %20, %2
  %106 = add i32 %105, %13
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %107
  store i32 %104, ptr addrspace(1) %108, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %4, %24
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = freeze i16 %8
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 6
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !13
  %17 = zext i16 %16 to i32
  %18 = mul i32 %14, %17
  %19 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %20 = add i32 %18, %19
  %21 = icmp ult i32 %13, %2
  %22 = icmp ult i32 %20, %3
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %109

24:                                               ; preds = %4
  %25 = zext i32 %13 to i64
  %26 = add i32 %2, -1
  %27 = add i32 %26, %13
  %28 = urem i32 %27, %2
  %29 = add nuw i32 %13, 1
  %30 = icmp eq i32 %29, %2
  %31 = select i1 %30, i32 0, i32 %29
  %32 = add i32 %3, -1
  %33 = add i32 %32, %20
  %34 = zext i32 %28 to i64
  %35 = zext i32 %31 to i64
  %36 = urem i32 %33, %3
  %37 = mul i32 %36, %2
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %25
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !5
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %34
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5
  %44 = tail call i32 @llvm.fshl.i32(i32 %41, i32 %43, i32 1)
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %39, i64 %35
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !5
  %47 = tail call i32 @llvm.fshl.i32(i32 %46, i32 %41, i32 31)
  %48 = xor i32 %44, %47
  %49 = xor i32 %48, %41
  %50 = and i32 %44, %47
  %51 = and i32 %48, %41
  %52 = xor i32 %50, %51
  %53 = add i32 %3, %20
  %54 = urem i32 %53, %3
  %55 = mul i32 %54, %2
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %56
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %25
  %59 = load i32, ptr addrspace(1) %58, align 4, !tbaa !5
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %34
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = tail call i32 @llvm.fshl.i32(i32 %59, i32 %61, i32 1)
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %57, i64 %35
  %64 = load i32, ptr addrspace(1) %63, align 4, !tbaa !5
  %65 = tail call i32 @llvm.fshl.i32(i32 %64, i32 %59, i32 31)
  %66 = and i32 %62, %49
  %67 = xor i32 %62, %49
  %68 = xor i32 %66, %52
  %69 = and i32 %67, %65
  %70 = xor i32 %67, %65
  %71 = xor i32 %68, %69
  %72 = or i32 %69, %66
  %73 = and i32 %72, %52
  %74 = add i32 %33, 2
  %75 = urem i32 %74, %3
  %76 = mul i32 %75, %2
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %77
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %25
  %80 = load i32, ptr addrspace(1) %79, align 4, !tbaa !5
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %34
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !5
  %83 = tail call i32 @llvm.fshl.i32(i32 %80, i32 %82, i32 1)
  %84 = xor i32 %83, %70
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %35
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !5
  %87 = tail call i32 @llvm.fshl.i32(i32 %86, i32 %80, i32 31)
  %88 = xor i32 %84, %87
  %89 = xor i32 %88, %80
  %90 = and i32 %83, %70
  %91 = xor i32 %90, %71
  %92 = and i32 %84, %87
  %93 = xor i32 %91, %92
  %94 = and i32 %88, %80
  %95 = xor i32 %93, %94
  %96 = or i32 %92, %90
  %97 = and i32 %96, %71
  %98 = or i32 %97, %73
  %99 = and i32 %94, %91
  %100 = or i32 %98, %99
  %101 = xor i32 %100, -1
  %102 = or i32 %59, %89
  %103 = and i32 %102, %101
  %104 = and i32 %103, %95
  %105 = mul i32 %20, %2
  %106 = add i32 %105, %13
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %107
  store i32 %104, ptr addrspace(1) %108, align 4, !tbaa !5
  br label %109

109:                                              ; preds = %4, %24
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
