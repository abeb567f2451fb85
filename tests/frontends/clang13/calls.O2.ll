; ModuleID = 'calls.cl'
source_filename = "calls.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent nofree norecurse nosync nounwind
define protected amdgpu_kernel void @calls(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture readonly %1, i64 addrspace(1)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x() #7
  %7 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #7
  %8 = getelementptr inbounds i8, i8 addrspace(4)* %7, i64 4
  %9 = bitcast i8 addrspace(4)* %8 to i16 addrspace(4)*
  %10 = load i16, i16 addrspace(4)* %9, align 4, !tbaa !8
  %11 = zext i16 %10 to i32
  %12 = mul i32 %6, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x() #7, !range !12
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %3
  br i1 %15, label %16, label %70

16:                                               ; preds = %4
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %17
  %19 = load i32, i32 addrspace(1)* %18, align 4, !tbaa !13
  %20 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %17
  %21 = load i32, i32 addrspace(1)* %20, align 4, !tbaa !13
  %22 = tail call fastcc i32 @gcd(i32 %19, i32 %21)
  %23 = zext i32 %22 to i64
  %24 = and i32 %19, 1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %16
  %27 = tail call fastcc i64 @lcm(i32 %19, i32 %21) #8
  %28 = add i64 %27, %23
  br label %42

29:                                               ; preds = %16
  %30 = icmp eq i32 %21, 0
  br i1 %30, label %42, label %31

31:                                               ; preds = %29
  %32 = tail call fastcc { i32, i32, i64 } @parts(i32 %19, i32 %21)
  %33 = extractvalue { i32, i32, i64 } %32, 0
  %34 = extractvalue { i32, i32, i64 } %32, 1
  %35 = extractvalue { i32, i32, i64 } %32, 2
  %36 = mul i32 %33, 3
  %37 = zext i32 %36 to i64
  %38 = zext i32 %34 to i64
  %39 = add i64 %35, %38
  %40 = add i64 %39, %37
  %41 = xor i64 %40, %23
  br label %42

42:                                               ; preds = %29, %31, %26
  %43 = phi i64 [ %28, %26 ], [ %41, %31 ], [ %23, %29 ]
  %44 = and i32 %21, 3
  %45 = bitcast i32 addrspace(5)* %5 to i8 addrspace(5)*
  %46 = trunc i32 %21 to i8
  %47 = trunc i32 %19 to i16
  %48 = and i32 %19, 255
  %49 = uitofp i32 %48 to float
  %50 = insertelement <4 x i32> undef, i32 %19, i32 0
  %51 = insertelement <4 x i32> %50, i32 %21, i32 1
  %52 = icmp eq i32 %44, 0
  br i1 %52, label %53, label %56

53:                                               ; preds = %56, %42
  %54 = phi i64 [ %43, %42 ], [ %67, %56 ]
  %55 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %17
  store i64 %54, i64 addrspace(1)* %55, align 8, !tbaa !15
  br label %70

56:                                               ; preds = %42, %56
  %57 = phi i32 [ %68, %56 ], [ 0, %42 ]
  %58 = phi i64 [ %67, %56 ], [ %43, %42 ]
  call void @llvm.lifetime.start.p5i8(i64 4, i8 addrspace(5)* %45) #7
  store i32 %57, i32 addrspace(5)* %5, align 4, !tbaa !13
  %59 = sub nsw i32 0, %57
  %60 = insertelement <4 x i32> %51, i32 %57, i32 2
  %61 = insertelement <4 x i32> %60, i32 %14, i32 3
  %62 = call fastcc i32 @many(i32 %19, i8 zeroext %46, i16 zeroext %47, i64 %58, float %49, i32 %57, i32 %3, i32 %14, i32 %59, <4 x i32> %61, i32 addrspace(1)* %18, i32 addrspace(5)* %5)
  %63 = zext i32 %62 to i64
  %64 = add i64 %58, %63
  %65 = load i32, i32 addrspace(5)* %5, align 4, !tbaa !13
  %66 = zext i32 %65 to i64
  %67 = xor i64 %64, %66
  call void @llvm.lifetime.end.p5i8(i64 4, i8 addrspace(5)* %45) #7
  %68 = add nuw nsw i32 %57, 1
  %69 = icmp eq i32 %68, %44
  br i1 %69, label %53, label %56

70:                                               ; preds = %4, %53
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind readnone
define internal fastcc i32 @gcd(i32 %0, i32 %1) unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %6, %4 ], [ %0, %2 ]
  %6 = phi i32 [ %7, %4 ], [ %1, %2 ]
  %7 = urem i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %4

9:                                                ; preds = %4, %2
  %10 = phi i32 [ %0, %2 ], [ %6, %4 ]
  ret i32 %10
}

; Function Attrs: convergent nofree noinline norecurse nosync nounwind readnone
define internal fastcc i64 @lcm(i32 %0, i32 %1) unnamed_addr #3 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64
  %6 = tail call fastcc i32 @gcd(i32 %0, i32 %1)
  %7 = udiv i32 %0, %6
  %8 = zext i32 %7 to i64
  %9 = mul nuw i64 %8, %5
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i64 [ %9, %4 ], [ 0, %2 ]
  ret i64 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone willreturn
define internal fastcc { i32, i32, i64 } @parts(i32 %0, i32 %1) unnamed_addr #4 {
  %3 = freeze i32 %0
  %4 = freeze i32 %1
  %5 = udiv i32 %3, %4
  %6 = mul i32 %5, %4
  %7 = sub i32 %3, %6
  %8 = zext i32 %0 to i64
  %9 = zext i32 %1 to i64
  %10 = mul nuw i64 %9, %8
  %11 = insertvalue { i32, i32, i64 } undef, i32 %5, 0
  %12 = insertvalue { i32, i32, i64 } %11, i32 %7, 1
  %13 = insertvalue { i32, i32, i64 } %12, i64 %10, 2
  ret { i32, i32, i64 } %13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p5i8(i64 immarg, i8 addrspace(5)* nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn
define internal fastcc i32 @many(i32 %0, i8 zeroext %1, i16 zeroext %2, i64 %3, float %4, i32 %5, i32 %6, i32 %7, i32 %8, <4 x i32> %9, i32 addrspace(1)* nocapture readonly %10, i32 addrspace(5)* nocapture %11) unnamed_addr #5 {
  %13 = extractelement <4 x i32> %9, i64 1
  %14 = load i32, i32 addrspace(5)* %11, align 4, !tbaa !13
  %15 = add i32 %14, %13
  store i32 %15, i32 addrspace(5)* %11, align 4, !tbaa !13
  %16 = zext i8 %1 to i32
  %17 = shl nuw nsw i32 %16, 1
  %18 = add i32 %17, %0
  %19 = zext i16 %2 to i32
  %20 = mul nuw nsw i32 %19, 3
  %21 = add i32 %18, %20
  %22 = trunc i64 %3 to i32
  %23 = mul i32 %22, 5
  %24 = add i32 %21, %23
  %25 = fptoui float %4 to i32
  %26 = mul i32 %25, 7
  %27 = add i32 %24, %26
  %28 = mul i32 %5, 11
  %29 = add i32 %27, %28
  %30 = mul i32 %6, 13
  %31 = add i32 %29, %30
  %32 = mul i32 %7, 17
  %33 = add i32 %31, %32
  %34 = mul nsw i32 %8, 19
  %35 = add i32 %33, %34
  %36 = extractelement <4 x i32> %9, i64 0
  %37 = mul i32 %36, 23
  %38 = add i32 %35, %37
  %39 = extractelement <4 x i32> %9, i64 3
  %40 = mul i32 %39, 29
  %41 = add i32 %38, %40
  %42 = load i32, i32 addrspace(1)* %10, align 4, !tbaa !13
  %43 = mul i32 %42, 31
  %44 = add i32 %41, %15
  %45 = add i32 %44, %43
  ret i32 %45
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #6

attributes #0 = { convergent nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree noinline norecurse nosync nounwind readnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+add-no-carry-insts,+aperture-regs,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+ds-src2-insts,+enable-ds128,+enable-prt-strict-null,+extended-image-insts,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-for-global,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fp64,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx9-insts,+half-rate-64-ops,+image-gather4-d16-bug,+int-clamp-insts,+inv-2pi-inline-imm,+ldsbankcount32,+load-store-opt,+localmemorysize65536,+mad-mac-f32-insts,+negative-scratch-offset-bug,+promote-alloca,+r128-a16,+s-memrealtime,+s-memtime-inst,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+trap-handler,+unaligned-access-mode,+unaligned-buffer-access,+unaligned-ds-access,+vgpr-index-mode,+vop3p,-wavefrontsize16,-wavefrontsize32,+wavefrontsize64,+xnack-support" }
attributes #3 = { convergent nofree noinline norecurse nosync nounwind readnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+add-no-carry-insts,+aperture-regs,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+ds-src2-insts,+enable-ds128,+enable-prt-strict-null,+extended-image-insts,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-for-global,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fp64,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx9-insts,+half-rate-64-ops,+image-gather4-d16-bug,+int-clamp-insts,+inv-2pi-inline-imm,+ldsbankcount32,+load-store-opt,+localmemorysize65536,+mad-mac-f32-insts,+negative-scratch-offset-bug,+promote-alloca,+r128-a16,+s-memrealtime,+s-memtime-inst,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+trap-handler,+unaligned-access-mode,+unaligned-buffer-access,+unaligned-ds-access,+vgpr-index-mode,+vop3p,-wavefrontsize16,-wavefrontsize32,+wavefrontsize64,+xnack-support" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind readnone willreturn "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+add-no-carry-insts,+aperture-regs,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+ds-src2-insts,+enable-ds128,+enable-prt-strict-null,+extended-image-insts,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-for-global,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fp64,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx9-insts,+half-rate-64-ops,+image-gather4-d16-bug,+int-clamp-insts,+inv-2pi-inline-imm,+ldsbankcount32,+load-store-opt,+localmemorysize65536,+mad-mac-f32-insts,+negative-scratch-offset-bug,+promote-alloca,+r128-a16,+s-memrealtime,+s-memtime-inst,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+trap-handler,+unaligned-access-mode,+unaligned-buffer-access,+unaligned-ds-access,+vgpr-index-mode,+vop3p,-wavefrontsize16,-wavefrontsize32,+wavefrontsize64,+xnack-support" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+add-no-carry-insts,+aperture-regs,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+ds-src2-insts,+enable-ds128,+enable-prt-strict-null,+extended-image-insts,+fast-denormal-f32,+fast-fmaf,+flat-address-space,+flat-for-global,+flat-global-insts,+flat-inst-offsets,+flat-scratch-insts,+fma-mix-insts,+fp64,+gcn3-encoding,+gfx7-gfx8-gfx9-insts,+gfx8-insts,+gfx9,+gfx9-insts,+half-rate-64-ops,+image-gather4-d16-bug,+int-clamp-insts,+inv-2pi-inline-imm,+ldsbankcount32,+load-store-opt,+localmemorysize65536,+mad-mac-f32-insts,+negative-scratch-offset-bug,+promote-alloca,+r128-a16,+s-memrealtime,+s-memtime-inst,+scalar-atomics,+scalar-flat-scratch-insts,+scalar-stores,+sdwa,+sdwa-omod,+sdwa-scalar,+sdwa-sdst,+sramecc-support,+trap-handler,+unaligned-access-mode,+unaligned-buffer-access,+unaligned-ds-access,+vgpr-index-mode,+vop3p,-wavefrontsize16,-wavefrontsize32,+wavefrontsize64,+xnack-support" }
attributes #6 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { convergent }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"ulong*", !"uint"}
!7 = !{!"const", !"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !10, i64 0}
