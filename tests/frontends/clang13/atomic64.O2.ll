; ModuleID = 'atomic64.cl'
source_filename = "atomic64.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@atomic64.group_sum = internal addrspace(3) global i64 undef, align 8
@atomic64.group_max = internal addrspace(3) global i64 undef, align 8

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @atomic64(i64 addrspace(1)* nocapture readonly %0, i64 addrspace(1)* nocapture %1, i64 addrspace(1)* nocapture %2, i32 addrspace(1)* nocapture %3, i64 addrspace(1)* nocapture %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !9
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !13
  %15 = add i32 %13, %14
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %6
  store atomic i64 0, i64 addrspace(3)* @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  store atomic i64 -9223372036854775808, i64 addrspace(3)* @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  br label %18

18:                                               ; preds = %17, %6
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %19 = icmp ult i32 %15, %5
  br i1 %19, label %20, label %63

20:                                               ; preds = %18
  %21 = zext i32 %15 to i64
  %22 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %21
  %23 = load i64, i64 addrspace(1)* %22, align 8, !tbaa !14
  %24 = atomicrmw add i64 addrspace(3)* @atomic64.group_sum, i64 %23 syncscope("workgroup-one-as") monotonic, align 8
  %25 = atomicrmw max i64 addrspace(3)* @atomic64.group_max, i64 %23 syncscope("workgroup-one-as") monotonic, align 8
  %26 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 1
  %27 = atomicrmw xor i64 addrspace(1)* %26, i64 %23 syncscope("agent-one-as") monotonic, align 8
  %28 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 2
  %29 = atomicrmw or i64 addrspace(1)* %28, i64 %23 syncscope("agent-one-as") monotonic, align 8
  %30 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 3
  %31 = atomicrmw and i64 addrspace(1)* %30, i64 %23 syncscope("agent-one-as") monotonic, align 8
  %32 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 4
  %33 = atomicrmw umin i64 addrspace(1)* %32, i64 %23 syncscope("agent-one-as") monotonic, align 8
  %34 = atomicrmw min i64 addrspace(1)* %2, i64 %23 syncscope("agent-one-as") monotonic, align 8
  %35 = trunc i64 %23 to i32
  %36 = atomicrmw sub i32 addrspace(1)* %3, i32 %35 syncscope("agent-one-as") monotonic, align 4
  %37 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 1
  %38 = atomicrmw umin i32 addrspace(1)* %37, i32 %35 syncscope("agent-one-as") monotonic, align 4
  %39 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 2
  %40 = atomicrmw umax i32 addrspace(1)* %39, i32 %35 syncscope("agent-one-as") monotonic, align 4
  %41 = shl i32 %15, 1
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %42
  %44 = add i64 %23, 1
  %45 = atomicrmw xchg i64 addrspace(1)* %43, i64 %44 syncscope("agent-one-as") monotonic, align 8
  %46 = and i64 %23, 1
  %47 = xor i64 %45, %46
  %48 = add i64 %23, 2
  %49 = cmpxchg i64 addrspace(1)* %43, i64 %47, i64 %48 syncscope("agent-one-as") acq_rel acquire, align 8
  %50 = extractvalue { i64, i1 } %49, 0
  %51 = or i32 %41, 1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %52
  store i64 %50, i64 addrspace(1)* %53, align 8, !tbaa !14
  %54 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 5
  %55 = load atomic i64, i64 addrspace(1)* %54 syncscope("agent-one-as") monotonic, align 8
  %56 = or i64 %23, 1
  br label %57

57:                                               ; preds = %57, %20
  %58 = phi i64 [ %55, %20 ], [ %62, %57 ]
  %59 = mul i64 %58, %56
  %60 = cmpxchg i64 addrspace(1)* %54, i64 %58, i64 %59 syncscope("agent-one-as") monotonic monotonic, align 8
  %61 = extractvalue { i64, i1 } %60, 1
  %62 = extractvalue { i64, i1 } %60, 0
  br i1 %61, label %63, label %57

63:                                               ; preds = %57, %18
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br i1 %16, label %64, label %70

64:                                               ; preds = %63
  %65 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 1
  %66 = load atomic i64, i64 addrspace(3)* @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  %67 = atomicrmw add i64 addrspace(1)* %1, i64 %66 syncscope("agent-one-as") monotonic, align 8
  %68 = load atomic i64, i64 addrspace(3)* @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  %69 = atomicrmw max i64 addrspace(1)* %65, i64 %68 syncscope("agent-one-as") monotonic, align 8
  br label %70

70:                                               ; preds = %64, %63
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress nounwind willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"ulong*", !"atomic_ulong*", !"atomic_long*", !"atomic_uint*", !"ulong*", !"uint"}
!7 = !{!"ulong*", !"_Atomic(unsigned long)*", !"_Atomic(long)*", !"_Atomic(unsigned int)*", !"ulong*", !"uint"}
!8 = !{!"const", !"", !"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !11, i64 0}
