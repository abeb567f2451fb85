; ModuleID = 'bits.cl'
source_filename = "bits.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @bits(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %130

14:                                               ; preds = %4
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %15
  %17 = load i64, ptr addrspace(1) %16, align 8, !tbaa !15, !amdgpu.noclobber !17
  %18 = trunc i64 %17 to i32
  %19 = lshr i64 %17, 32
  %20 = trunc nuw i64 %19 to i32
  %21 = mul i32 %12, 10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  %24 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %18)
  store i32 %24, ptr addrspace(1) %23, align 4, !tbaa !5
  %25 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %18, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !5
  %27 = icmp eq i64 %19, 0
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  %29 = select i1 %27, i32 32, i32 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !5
  %31 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %17)
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !5
  %34 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %17, i1 false)
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !5
  %37 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %17, i1 false)
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !5
  %40 = tail call i32 @llvm.bitreverse.i32(i32 %18)
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !5
  %42 = tail call i32 @llvm.bswap.i32(i32 %20)
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !5
  %44 = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 %20)
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !5
  %46 = lshr i32 %18, 5
  %47 = and i32 %46, 511
  %48 = tail call i32 @llvm.fshl.i32(i32 %20, i32 %18, i32 19)
  %49 = add i32 %47, %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 36
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !5
  %51 = lshr i32 %18, 16
  %52 = shl nuw nsw i32 %51, 8
  %53 = or i32 %52, %51
  %54 = and i32 %53, 16711935
  %55 = shl nuw nsw i32 %54, 4
  %56 = or i32 %55, %54
  %57 = and i32 %56, 252645135
  %58 = shl nuw nsw i32 %57, 2
  %59 = or i32 %58, %57
  %60 = and i32 %59, 858993459
  %61 = shl nuw nsw i32 %60, 1
  %62 = or i32 %61, %60
  %63 = and i32 %62, 1431655765
  %64 = lshr i32 %20, 16
  %65 = shl nuw nsw i32 %64, 8
  %66 = or i32 %65, %64
  %67 = and i32 %66, 16711935
  %68 = shl nuw nsw i32 %67, 4
  %69 = or i32 %68, %67
  %70 = and i32 %69, 252645135
  %71 = shl nuw nsw i32 %70, 2
  %72 = or i32 %71, %70
  %73 = and i32 %72, 858993459
  %74 = shl nuw i32 %73, 2
  %75 = shl nuw nsw i32 %73, 1
  %76 = or i32 %74, %75
  %77 = and i32 %76, -1431655766
  %78 = or disjoint i32 %77, %63
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 %79, 32
  %81 = and i32 %18, 65535
  %82 = shl nuw nsw i32 %81, 8
  %83 = or i32 %82, %81
  %84 = and i32 %83, 16711935
  %85 = shl nuw nsw i32 %84, 4
  %86 = or i32 %85, %84
  %87 = and i32 %86, 252645135
  %88 = shl nuw nsw i32 %87, 2
  %89 = or i32 %88, %87
  %90 = and i32 %89, 858993459
  %91 = shl nuw nsw i32 %90, 1
  %92 = or i32 %91, %90
  %93 = and i32 %92, 1431655765
  %94 = zext nneg i32 %93 to i64
  %95 = or disjoint i64 %80, %94
  %96 = and i32 %20, 65535
  %97 = shl nuw nsw i32 %96, 8
  %98 = or i32 %97, %96
  %99 = and i32 %98, 16711935
  %100 = shl nuw nsw i32 %99, 4
  %101 = or i32 %100, %99
  %102 = and i32 %101, 252645135
  %103 = shl nuw nsw i32 %102, 2
  %104 = or i32 %103, %102
  %105 = and i32 %104, 858993459
  %106 = shl nuw i32 %105, 2
  %107 = shl nuw nsw i32 %105, 1
  %108 = or i32 %106, %107
  %109 = and i32 %108, -1431655766
  %110 = zext i32 %109 to i64
  %111 = or disjoint i64 %95, %110
  %112 = shl i32 %12, 2
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %113
  store i64 %111, ptr addrspace(1) %114, align 8, !tbaa !15
  %115 = tail call i64 @llvm.bswap.i64(i64 %17)
  %116 = and i64 %17, 63
  %117 = tail call i64 @llvm.fshr.i64(i64 %17, i64 %17, i64 %17)
  %118 = xor i64 %115, %117
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 8
  store i64 %118, ptr addrspace(1) %119, align 8, !tbaa !15
  %120 = and i64 %19, 63
  %121 = shl i64 %17, %120
  %122 = ashr i64 %17, %116
  %123 = or i64 %121, %122
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 16
  store i64 %123, ptr addrspace(1) %124, align 8, !tbaa !15
  %125 = tail call i64 @llvm.bitreverse.i64(i64 %17)
  %126 = and i64 %17, 4294967295
  %127 = mul nuw i64 %126, %19
  %128 = add i64 %127, %125
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 24
  store i64 %128, ptr addrspace(1) %129, align 8, !tbaa !15
  br label %130

130:                                              ; preds = %4, %14
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bits(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %130

14:                                               ; preds = %4
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %15
  %17 = load i64, ptr addrspace(1) %16, align 8, !tbaa !15
  %18 = trunc i64 %17 to i32
  %19 = lshr i64 %17, 32
  %20 = trunc nuw i64 %19 to i32
  %21 = mul i32 %12, 10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %22
  %24 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %18)
  store i32 %24, ptr addrspace(1) %23, align 4, !tbaa !5
  %25 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %18, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !5
  %27 = icmp eq i64 %19, 0
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  %29 = select i1 %27, i32 32, i32 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 8
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !5
  %31 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %17)
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 12
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !5
  %34 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %17, i1 false)
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 16
  store i32 %35, ptr addrspace(1) %36, align 4, !tbaa !5
  %37 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %17, i1 false)
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 20
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !5
  %40 = tail call i32 @llvm.bitreverse.i32(i32 %18)
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 24
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !5
  %42 = tail call i32 @llvm.bswap.i32(i32 %20)
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 28
  store i32 %42, ptr addrspace(1) %43, align 4, !tbaa !5
  %44 = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 %20)
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 32
  store i32 %44, ptr addrspace(1) %45, align 4, !tbaa !5
  %46 = lshr i32 %18, 5
  %47 = and i32 %46, 511
  %48 = tail call i32 @llvm.fshl.i32(i32 %20, i32 %18, i32 19)
  %49 = add i32 %47, %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 36
  store i32 %49, ptr addrspace(1) %50, align 4, !tbaa !5
  %51 = lshr i32 %18, 16
  %52 = shl nuw nsw i32 %51, 8
  %53 = or i32 %52, %51
  %54 = and i32 %53, 16711935
  %55 = shl nuw nsw i32 %54, 4
  %56 = or i32 %55, %54
  %57 = and i32 %56, 252645135
  %58 = shl nuw nsw i32 %57, 2
  %59 = or i32 %58, %57
  %60 = and i32 %59, 858993459
  %61 = shl nuw nsw i32 %60, 1
  %62 = or i32 %61, %60
  %63 = and i32 %62, 1431655765
  %64 = lshr i32 %20, 16
  %65 = shl nuw nsw i32 %64, 8
  %66 = or i32 %65, %64
  %67 = and i32 %66, 16711935
  %68 = shl nuw nsw i32 %67, 4
  %69 = or i32 %68, %67
  %70 = and i32 %69, 252645135
  %71 = shl nuw nsw i32 %70, 2
  %72 = or i32 %71, %70
  %73 = and i32 %72, 858993459
  %74 = shl nuw i32 %73, 2
  %75 = shl nuw nsw i32 %73, 1
  %76 = or i32 %74, %75
  %77 = and i32 %76, -1431655766
  %78 = or disjoint i32 %77, %63
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 %79, 32
  %81 = and i32 %18, 65535
  %82 = shl nuw nsw i32 %81, 8
  %83 = or i32 %82, %81
  %84 = and i32 %83, 16711935
  %85 = shl nuw nsw i32 %84, 4
  %86 = or i32 %85, %84
  %87 = and i32 %86, 252645135
  %88 = shl nuw nsw i32 %87, 2
  %89 = or i32 %88, %87
  %90 = and i32 %89, 858993459
  %91 = shl nuw nsw i32 %90, 1
  %92 = or i32 %91, %90
  %93 = and i32 %92, 1431655765
  %94 = zext nneg i32 %93 to i64
  %95 = or disjoint i64 %80, %94
  %96 = and i32 %20, 65535
  %97 = shl nuw nsw i32 %96, 8
  %98 = or i32 %97, %96
  %99 = and i32 %98, 16711935
  %100 = shl nuw nsw i32 %99, 4
  %101 = or i32 %100, %99
  %102 = and i32 %101, 252645135
  %103 = shl nuw nsw i32 %102, 2
  %104 = or i32 %103, %102
  %105 = and i32 %104, 858993459
  %106 = shl nuw i32 %105, 2
  %107 = shl nuw nsw i32 %105, 1
  %108 = or i32 %106, %107
  %109 = and i32 %108, -1431655766
  %110 = zext i32 %109 to i64
  %111 = or disjoint i64 %95, %110
  %112 = shl i32 %12, 2
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %113
  store i64 %111, ptr addrspace(1) %114, align 8, !tbaa !15
  %115 = tail call i64 @llvm.bswap.i64(i64 %17)
  %116 = and i64 %17, 63
  %117 = tail call i64 @llvm.fshr.i64(i64 %17, i64 %17, i64 %17)
  %118 = xor i64 %115, %117
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 8
  store i64 %118, ptr addrspace(1) %119, align 8, !tbaa !15
  %120 = and i64 %19, 63
  %121 = shl i64 %17, %120
  %122 = ashr i64 %17, %116
  %123 = or i64 %121, %122
  %124 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 16
  store i64 %123, ptr addrspace(1) %124, align 8, !tbaa !15
  %125 = tail call i64 @llvm.bitreverse.i64(i64 %17)
  %126 = and i64 %17, 4294967295
  %127 = mul nuw i64 %126, %19
  %128 = add i64 %127, %125
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %114, i64 24
  store i64 %128, ptr addrspace(1) %129, align 8, !tbaa !15
  br label %130

130:                                              ; preds = %4, %14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"ulong*", !"uint*", !"ulong*", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{}
