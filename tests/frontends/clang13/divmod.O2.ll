; ModuleID = 'divmod.cl'
source_filename = "divmod.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @divmod(i64 addrspace(1)* nocapture readonly %0, i64 addrspace(1)* nocapture readonly %1, i64 addrspace(1)* nocapture %2, i32 %3, i32 %4) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
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
  br i1 %15, label %16, label %141

16:                                               ; preds = %5
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %17
  %19 = load i64, i64 addrspace(1)* %18, align 8, !tbaa !13
  %20 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %17
  %21 = load i64, i64 addrspace(1)* %20, align 8, !tbaa !13
  %22 = trunc i64 %19 to i32
  %23 = trunc i64 %21 to i32
  %24 = or i32 %23, 1
  %25 = icmp eq i32 %24, -1
  %26 = select i1 %25, i32 7, i32 %24
  %27 = trunc i64 %21 to i16
  %28 = or i16 %27, 1
  %29 = icmp eq i16 %28, -1
  %30 = select i1 %29, i16 3, i16 %28
  %31 = lshr i64 %19, 24
  %32 = trunc i64 %31 to i32
  %33 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %17
  %34 = freeze i64 %19
  %35 = freeze i64 %21
  %36 = sdiv i64 %34, %35
  store i64 %36, i64 addrspace(1)* %33, align 8, !tbaa !13
  %37 = mul i64 %36, %35
  %38 = sub i64 %34, %37
  %39 = zext i32 %4 to i64
  %40 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %39
  store i64 %38, i64 addrspace(1)* %40, align 8, !tbaa !13
  %41 = freeze i64 %19
  %42 = freeze i64 %21
  %43 = udiv i64 %41, %42
  %44 = shl i32 %4, 1
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %45
  store i64 %43, i64 addrspace(1)* %46, align 8, !tbaa !13
  %47 = mul i64 %43, %42
  %48 = sub i64 %41, %47
  %49 = mul i32 %4, 3
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %50
  store i64 %48, i64 addrspace(1)* %51, align 8, !tbaa !13
  %52 = freeze i32 %22
  %53 = freeze i32 %26
  %54 = sdiv i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = shl i32 %4, 2
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %57
  store i64 %55, i64 addrspace(1)* %58, align 8, !tbaa !13
  %59 = mul i32 %54, %53
  %60 = sub i32 %52, %59
  %61 = sext i32 %60 to i64
  %62 = mul i32 %4, 5
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %63
  store i64 %61, i64 addrspace(1)* %64, align 8, !tbaa !13
  %65 = freeze i32 %22
  %66 = freeze i32 %24
  %67 = udiv i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = mul i32 %4, 6
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %70
  store i64 %68, i64 addrspace(1)* %71, align 8, !tbaa !13
  %72 = mul i32 %67, %66
  %73 = sub i32 %65, %72
  %74 = zext i32 %73 to i64
  %75 = mul i32 %4, 7
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %76
  store i64 %74, i64 addrspace(1)* %77, align 8, !tbaa !13
  %78 = shl i32 %22, 8
  %79 = ashr i32 %78, 16
  %80 = sext i16 %30 to i32
  %81 = freeze i32 %79
  %82 = freeze i32 %80
  %83 = sdiv i32 %81, %82
  %84 = zext i32 %83 to i64
  %85 = shl i64 %84, 48
  %86 = ashr exact i64 %85, 48
  %87 = shl i32 %4, 3
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %88
  store i64 %86, i64 addrspace(1)* %89, align 8, !tbaa !13
  %90 = mul i32 %83, %82
  %91 = sub i32 %81, %90
  %92 = zext i32 %91 to i64
  %93 = shl i64 %92, 48
  %94 = ashr exact i64 %93, 48
  %95 = mul i32 %4, 9
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %96
  store i64 %94, i64 addrspace(1)* %97, align 8, !tbaa !13
  %98 = and i32 %32, 255
  %99 = and i32 %23, 254
  %100 = or i32 %99, 1
  %101 = freeze i32 %98
  %102 = freeze i32 %100
  %103 = udiv i32 %101, %102
  %104 = zext i32 %103 to i64
  %105 = mul i32 %4, 10
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %106
  store i64 %104, i64 addrspace(1)* %107, align 8, !tbaa !13
  %108 = mul i32 %103, %102
  %109 = sub i32 %101, %108
  %110 = zext i32 %109 to i64
  %111 = mul i32 %4, 11
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %112
  store i64 %110, i64 addrspace(1)* %113, align 8, !tbaa !13
  %114 = sdiv i64 %19, 1000003
  %115 = mul i32 %4, 12
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %116
  store i64 %114, i64 addrspace(1)* %117, align 8, !tbaa !13
  %118 = urem i64 %19, 1000000007
  %119 = mul i32 %4, 13
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %120
  store i64 %118, i64 addrspace(1)* %121, align 8, !tbaa !13
  %122 = sdiv i32 %22, 10
  %123 = sext i32 %122 to i64
  %124 = mul i32 %4, 14
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %125
  store i64 %123, i64 addrspace(1)* %126, align 8, !tbaa !13
  %127 = urem i32 %22, 641
  %128 = zext i32 %127 to i64
  %129 = mul i32 %4, 15
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %130
  store i64 %128, i64 addrspace(1)* %131, align 8, !tbaa !13
  %132 = sdiv i64 %19, 4096
  %133 = shl i32 %4, 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %134
  store i64 %132, i64 addrspace(1)* %135, align 8, !tbaa !13
  %136 = zext i32 %26 to i64
  %137 = udiv i64 %19, %136
  %138 = mul i32 %4, 17
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds i64, i64 addrspace(1)* %33, i64 %139
  store i64 %137, i64 addrspace(1)* %140, align 8, !tbaa !13
  br label %141

141:                                              ; preds = %5, %16
  ret void
}

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
!4 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"long*", !"long*", !"long*", !"uint", !"uint"}
!7 = !{!"const", !"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !10, i64 0}
