; ModuleID = 'bits.cl'
source_filename = "bits.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @bits(i64 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i64 addrspace(1)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %7 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !tbaa !8
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %130

15:                                               ; preds = %4
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %16
  %18 = load i64, i64 addrspace(1)* %17, align 8, !tbaa !13
  %19 = trunc i64 %18 to i32
  %20 = lshr i64 %18, 32
  %21 = trunc i64 %20 to i32
  %22 = mul i32 %13, 10
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %23
  %25 = tail call i32 @llvm.ctpop.i32(i32 %19), !range !15
  store i32 %25, i32 addrspace(1)* %24, align 4, !tbaa !16
  %26 = tail call i32 @llvm.ctlz.i32(i32 %19, i1 false), !range !15
  %27 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 1
  store i32 %26, i32 addrspace(1)* %27, align 4, !tbaa !16
  %28 = tail call i32 @llvm.cttz.i32(i32 %21, i1 false), !range !15
  %29 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 2
  store i32 %28, i32 addrspace(1)* %29, align 4, !tbaa !16
  %30 = tail call i64 @llvm.ctpop.i64(i64 %18), !range !18
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 3
  store i32 %31, i32 addrspace(1)* %32, align 4, !tbaa !16
  %33 = tail call i64 @llvm.ctlz.i64(i64 %18, i1 false), !range !18
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 4
  store i32 %34, i32 addrspace(1)* %35, align 4, !tbaa !16
  %36 = tail call i64 @llvm.cttz.i64(i64 %18, i1 false), !range !18
  %37 = trunc i64 %36 to i32
  %38 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 5
  store i32 %37, i32 addrspace(1)* %38, align 4, !tbaa !16
  %39 = tail call i32 @llvm.bitreverse.i32(i32 %19)
  %40 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 6
  store i32 %39, i32 addrspace(1)* %40, align 4, !tbaa !16
  %41 = tail call i32 @llvm.bswap.i32(i32 %21)
  %42 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 7
  store i32 %41, i32 addrspace(1)* %42, align 4, !tbaa !16
  %43 = tail call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 %21)
  %44 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 8
  store i32 %43, i32 addrspace(1)* %44, align 4, !tbaa !16
  %45 = lshr i32 %19, 5
  %46 = and i32 %45, 511
  %47 = tail call i32 @llvm.fshl.i32(i32 %21, i32 %19, i32 19)
  %48 = add i32 %46, %47
  %49 = getelementptr inbounds i32, i32 addrspace(1)* %24, i64 9
  store i32 %48, i32 addrspace(1)* %49, align 4, !tbaa !16
  %50 = lshr i32 %19, 16
  %51 = shl nuw nsw i32 %50, 8
  %52 = or i32 %51, %50
  %53 = and i32 %52, 16711935
  %54 = shl nuw nsw i32 %53, 4
  %55 = or i32 %54, %53
  %56 = and i32 %55, 252645135
  %57 = shl nuw nsw i32 %56, 2
  %58 = or i32 %57, %56
  %59 = and i32 %58, 858993459
  %60 = shl nuw nsw i32 %59, 1
  %61 = or i32 %60, %59
  %62 = and i32 %61, 1431655765
  %63 = lshr i64 %18, 48
  %64 = shl nuw nsw i64 %63, 8
  %65 = or i64 %64, %63
  %66 = trunc i64 %65 to i32
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
  %78 = or i32 %62, %77
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 %79, 32
  %81 = and i32 %19, 65535
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
  %94 = zext i32 %93 to i64
  %95 = or i64 %80, %94
  %96 = and i32 %21, 65535
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
  %111 = or i64 %95, %110
  %112 = shl i32 %13, 2
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %113
  store i64 %111, i64 addrspace(1)* %114, align 8, !tbaa !13
  %115 = tail call i64 @llvm.bswap.i64(i64 %18)
  %116 = and i64 %18, 63
  %117 = tail call i64 @llvm.fshr.i64(i64 %18, i64 %18, i64 %116)
  %118 = xor i64 %117, %115
  %119 = getelementptr inbounds i64, i64 addrspace(1)* %114, i64 1
  store i64 %118, i64 addrspace(1)* %119, align 8, !tbaa !13
  %120 = and i64 %20, 63
  %121 = shl i64 %18, %120
  %122 = ashr i64 %18, %116
  %123 = or i64 %121, %122
  %124 = getelementptr inbounds i64, i64 addrspace(1)* %114, i64 2
  store i64 %123, i64 addrspace(1)* %124, align 8, !tbaa !13
  %125 = tail call i64 @llvm.bitreverse.i64(i64 %18)
  %126 = and i64 %18, 4294967295
  %127 = mul nuw i64 %126, %20
  %128 = add i64 %127, %125
  %129 = getelementptr inbounds i64, i64 addrspace(1)* %114, i64 3
  store i64 %128, i64 addrspace(1)* %129, align 8, !tbaa !13
  br label %130

130:                                              ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.bswap.i64(i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshr.i64(i64, i64, i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"ulong*", !"uint*", !"ulong*", !"uint"}
!7 = !{!"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !10, i64 0}
!15 = !{i32 0, i32 33}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !10, i64 0}
!18 = !{i64 0, i64 65}
