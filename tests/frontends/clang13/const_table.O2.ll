; ModuleID = 'const_table.cl'
source_filename = "const_table.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@CRC = hidden local_unnamed_addr addrspace(4) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@SWAP = hidden local_unnamed_addr addrspace(4) constant [4 x [5 x i8]] [[5 x i8] c"\03\01\04\01\05", [5 x i8] c"\09\02\06\05\03", [5 x i8] c"\05\08\09\07\09", [5 x i8] c"\03\02\03\08\04"], align 1

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @const_table(i8 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i8 addrspace(1)* nocapture %2, i32 %3, i32 %4) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %7 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %8 = getelementptr inbounds i8, i8 addrspace(4)* %7, i64 4
  %9 = bitcast i8 addrspace(4)* %8 to i16 addrspace(4)*
  %10 = load i16, i16 addrspace(4)* %9, align 4, !tbaa !8
  %11 = zext i16 %10 to i32
  %12 = mul i32 %6, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %3
  br i1 %15, label %16, label %55

16:                                               ; preds = %5
  %17 = mul i32 %14, %4
  %18 = zext i32 %17 to i64
  %19 = icmp eq i32 %4, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %32, %16
  %21 = phi i32 [ -1, %16 ], [ %52, %32 ]
  %22 = xor i32 %21, -1
  %23 = zext i32 %14 to i64
  %24 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %23
  store i32 %22, i32 addrspace(1)* %24, align 4, !tbaa !13
  %25 = and i32 %21, 3
  %26 = zext i32 %25 to i64
  %27 = urem i32 %14, 5
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds [4 x [5 x i8]], [4 x [5 x i8]] addrspace(4)* @SWAP, i64 0, i64 %26, i64 %28
  %30 = load i8, i8 addrspace(4)* %29, align 1, !tbaa !15
  %31 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %23
  store i8 %30, i8 addrspace(1)* %31, align 1, !tbaa !15
  br label %55

32:                                               ; preds = %16, %32
  %33 = phi i32 [ %53, %32 ], [ 0, %16 ]
  %34 = phi i32 [ %52, %32 ], [ -1, %16 ]
  %35 = zext i32 %33 to i64
  %36 = add nuw nsw i64 %35, %18
  %37 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %36
  %38 = load i8, i8 addrspace(1)* %37, align 1, !tbaa !15
  %39 = zext i8 %38 to i32
  %40 = xor i32 %34, %39
  %41 = lshr i32 %40, 4
  %42 = and i32 %40, 15
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(4)* @CRC, i64 0, i64 %43
  %45 = load i32, i32 addrspace(4)* %44, align 4, !tbaa !13
  %46 = xor i32 %41, %45
  %47 = lshr i32 %46, 4
  %48 = and i32 %46, 15
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(4)* @CRC, i64 0, i64 %49
  %51 = load i32, i32 addrspace(4)* %50, align 4, !tbaa !13
  %52 = xor i32 %47, %51
  %53 = add nuw i32 %33, 1
  %54 = icmp eq i32 %53, %4
  br i1 %54, label %20, label %32

55:                                               ; preds = %5, %20
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uchar*", !"uint*", !"uchar*", !"uint", !"uint"}
!7 = !{!"const", !"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
!15 = !{!10, !10, i64 0}
