; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory__ = private addrspace(3) global [32 x [34 x float]] undef, align 16

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_transpose_64x32_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull align 16 %1) #0 !reqd_work_group_size !1 {
  %3 = call range(i32 0, 32) i32 @llvm.amdgcn.workitem.id.y()
  %4 = sext i32 %3 to i64
  %5 = call range(i32 0, 8) i32 @llvm.amdgcn.workitem.id.x()
  %6 = sext i32 %5 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %7 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %8 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 8192, i32 159744)
  %9 = trunc i64 %6 to i32
  %10 = mul nsw i32 %9, 4
  %11 = zext i32 %10 to i64
  %12 = call range(i32 0, 2) i32 @llvm.amdgcn.workgroup.id.x()
  %13 = sext i32 %12 to i64
  %14 = trunc i64 %13 to i32
  %15 = mul nsw i32 %14, 32
  %16 = trunc i64 %4 to i32
  %17 = add i32 %16, %15
  %18 = zext i32 %17 to i64
  %19 = mul i64 %18, 32
  %20 = add i64 %19, %11
  %21 = getelementptr float, ptr addrspace(7) %7, i64 %20
  %22 = load <4 x float>, ptr addrspace(7) %21, align 4
  %23 = extractelement <4 x float> %22, i64 0
  %24 = insertelement <1 x float> poison, float %23, i32 0
  %25 = extractelement <4 x float> %22, i64 1
  %26 = insertelement <1 x float> poison, float %25, i32 0
  %27 = extractelement <4 x float> %22, i64 2
  %28 = insertelement <1 x float> poison, float %27, i32 0
  %29 = extractelement <4 x float> %22, i64 3
  %30 = insertelement <1 x float> poison, float %29, i32 0
  %31 = mul i64 %11, 34
  %32 = add i64 %31, %4
  %33 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %32
  store <1 x float> %24, ptr addrspace(3) %33, align 4
  %34 = add nsw i32 %10, 1
  %35 = zext i32 %34 to i64
  %36 = mul i64 %35, 34
  %37 = add i64 %36, %4
  %38 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %37
  store <1 x float> %26, ptr addrspace(3) %38, align 4
  %39 = add nsw i32 %10, 2
  %40 = zext i32 %39 to i64
  %41 = mul i64 %40, 34
  %42 = add i64 %41, %4
  %43 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %42
  store <1 x float> %28, ptr addrspace(3) %43, align 4
  %44 = add nsw i32 %10, 3
  %45 = zext i32 %44 to i64
  %46 = mul i64 %45, 34
  %47 = add i64 %46, %4
  %48 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %47
  store <1 x float> %30, ptr addrspace(3) %48, align 4
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %49 = mul i64 %4, 34
  %50 = add i64 %49, %11
  %51 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %50
  %52 = load <4 x float>, ptr addrspace(3) %51, align 4
  %53 = add i32 %10, %15
  %54 = zext i32 %53 to i64
  %55 = mul i64 %4, 64
  %56 = add i64 %55, %54
  %57 = getelementptr float, ptr addrspace(7) %8, i64 %56
  store <4 x float> %52, ptr addrspace(7) %57, align 4
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { alwaysinline "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size" }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 8, i32 32, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
