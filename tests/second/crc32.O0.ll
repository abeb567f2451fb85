; ModuleID = 'crc32.cl'
source_filename = "crc32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @crc32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = addrspacecast ptr addrspace(5) %21 to ptr
  %27 = addrspacecast ptr addrspace(5) %22 to ptr
  %28 = addrspacecast ptr addrspace(5) %23 to ptr
  %29 = addrspacecast ptr addrspace(5) %24 to ptr
  %30 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr addrspace(1) %0, ptr %26, align 8
  store ptr addrspace(1) %1, ptr %27, align 8
  store ptr addrspace(1) %2, ptr %28, align 8
  store i32 %3, ptr %29, align 4
  store i32 %4, ptr %30, align 4
  %31 = load ptr addrspace(1), ptr %26, align 8
  %32 = load ptr addrspace(1), ptr %27, align 8
  %33 = load ptr addrspace(1), ptr %28, align 8
  %34 = load i32, ptr %29, align 4
  %35 = load i32, ptr %30, align 4
  %36 = addrspacecast ptr addrspace(5) %13 to ptr
  %37 = addrspacecast ptr addrspace(5) %14 to ptr
  %38 = addrspacecast ptr addrspace(5) %15 to ptr
  %39 = addrspacecast ptr addrspace(5) %16 to ptr
  %40 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %31, ptr %36, align 8
  store ptr addrspace(1) %32, ptr %37, align 8
  store ptr addrspace(1) %33, ptr %38, align 8
  store i32 %34, ptr %39, align 4
  store i32 %35, ptr %40, align 4
  %41 = addrspacecast ptr addrspace(5) %12 to ptr
  %42 = addrspacecast ptr addrspace(5) %11 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %10 to ptr
  %45 = addrspacecast ptr addrspace(5) %6 to ptr
  %46 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %8, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %9 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  %58 = zext i32 %57 to i64
  store i32 %57, ptr addrspace(5) %18, align 4
  %59 = load i32, ptr addrspace(5) %18, align 4
  %60 = load i32, ptr %40, align 4
  %61 = icmp uge i32 %59, %60
  br i1 %61, label %62, label %63

62:                                               ; preds = %5
  br label %121

63:                                               ; preds = %5
  store i32 -1, ptr addrspace(5) %19, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  br label %64

64:                                               ; preds = %68, %63
  %65 = load i32, ptr addrspace(5) %20, align 4
  %66 = load i32, ptr %39, align 4
  %67 = icmp ult i32 %65, %66
  br i1 %67, label %68, label %114

68:                                               ; preds = %64
  %69 = load ptr addrspace(1), ptr %36, align 8
  %70 = load i32, ptr addrspace(5) %20, align 4
  %71 = load i32, ptr %40, align 4
  %72 = mul i32 %70, %71
  %73 = load i32, ptr addrspace(5) %18, align 4
  %74 = add i32 %72, %73
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %75
  %77 = load i32, ptr addrspace(1) %76, align 4
  %78 = load i32, ptr addrspace(5) %19, align 4
  %79 = xor i32 %78, %77
  store i32 %79, ptr addrspace(5) %19, align 4
  %80 = load ptr addrspace(1), ptr %37, align 8
  %81 = load i32, ptr addrspace(5) %19, align 4
  %82 = and i32 %81, 255
  %83 = add i32 768, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4
  %87 = load ptr addrspace(1), ptr %37, align 8
  %88 = load i32, ptr addrspace(5) %19, align 4
  %89 = lshr i32 %88, 8
  %90 = and i32 %89, 255
  %91 = add i32 512, %90
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %87, i64 %92
  %94 = load i32, ptr addrspace(1) %93, align 4
  %95 = xor i32 %86, %94
  %96 = load ptr addrspace(1), ptr %37, align 8
  %97 = load i32, ptr addrspace(5) %19, align 4
  %98 = lshr i32 %97, 16
  %99 = and i32 %98, 255
  %100 = add i32 256, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %96, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4
  %104 = xor i32 %95, %103
  %105 = load ptr addrspace(1), ptr %37, align 8
  %106 = load i32, ptr addrspace(5) %19, align 4
  %107 = lshr i32 %106, 24
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %105, i64 %108
  %110 = load i32, ptr addrspace(1) %109, align 4
  %111 = xor i32 %104, %110
  store i32 %111, ptr addrspace(5) %19, align 4
  %112 = load i32, ptr addrspace(5) %20, align 4
  %113 = add i32 %112, 1
  store i32 %113, ptr addrspace(5) %20, align 4
  br label %64

114:                                              ; preds = %64
  %115 = load i32, ptr addrspace(5) %19, align 4
  %116 = xor i32 %115, -1
  %117 = load ptr addrspace(1), ptr %38, align 8
  %118 = load i32, ptr addrspace(5) %18, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %117, i64 %119
  store i32 %116, ptr addrspace(1) %120, align 4
  br label %121

121:                                              ; preds = %62, %114
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %13 to ptr
  %22 = addrspacecast ptr addrspace(5) %14 to ptr
  %23 = addrspacecast ptr addrspace(5) %15 to ptr
  %24 = addrspacecast ptr addrspace(5) %16 to ptr
  %25 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store ptr addrspace(1) %2, ptr %23, align 8
  store i32 %3, ptr %24, align 4
  store i32 %4, ptr %25, align 4
  %26 = addrspacecast ptr addrspace(5) %12 to ptr
  %27 = addrspacecast ptr addrspace(5) %11 to ptr
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = addrspacecast ptr addrspace(5) %10 to ptr
  %30 = addrspacecast ptr addrspace(5) %6 to ptr
  %31 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %31, align 4
  %32 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %32, ptr addrspace(5) %8, align 8
  %33 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %34 = load i32, ptr %31, align 4
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 %35
  %37 = load i16, ptr addrspace(4) %36, align 2
  %38 = zext i16 %37 to i32
  %39 = mul i32 %28, %38
  %40 = addrspacecast ptr addrspace(5) %9 to ptr
  %41 = call i32 @llvm.amdgcn.workitem.id.x()
  %42 = add i32 %39, %41
  %43 = zext i32 %42 to i64
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr addrspace(5) %18, align 4
  %45 = load i32, ptr addrspace(5) %18, align 4
  %46 = load i32, ptr %25, align 4
  %47 = icmp uge i32 %45, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %5
  br label %108

49:                                               ; preds = %5
  store i32 -1, ptr addrspace(5) %19, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  br label %50

50:                                               ; preds = %98, %49
  %51 = load i32, ptr addrspace(5) %20, align 4
  %52 = load i32, ptr %24, align 4
  %53 = icmp ult i32 %51, %52
  br i1 %53, label %54, label %101

54:                                               ; preds = %50
  %55 = load ptr addrspace(1), ptr %21, align 8
  %56 = load i32, ptr addrspace(5) %20, align 4
  %57 = load i32, ptr %25, align 4
  %58 = mul i32 %56, %57
  %59 = load i32, ptr addrspace(5) %18, align 4
  %60 = add i32 %58, %59
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %55, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4
  %64 = load i32, ptr addrspace(5) %19, align 4
  %65 = xor i32 %64, %63
  store i32 %65, ptr addrspace(5) %19, align 4
  %66 = load ptr addrspace(1), ptr %22, align 8
  %67 = load i32, ptr addrspace(5) %19, align 4
  %68 = and i32 %67, 255
  %69 = add i32 768, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %66, i64 %70
  %72 = load i32, ptr addrspace(1) %71, align 4
  %73 = load ptr addrspace(1), ptr %22, align 8
  %74 = load i32, ptr addrspace(5) %19, align 4
  %75 = lshr i32 %74, 8
  %76 = and i32 %75, 255
  %77 = add i32 512, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr addrspace(1) %73, i64 %78
  %80 = load i32, ptr addrspace(1) %79, align 4
  %81 = xor i32 %72, %80
  %82 = load ptr addrspace(1), ptr %22, align 8
  %83 = load i32, ptr addrspace(5) %19, align 4
  %84 = lshr i32 %83, 16
  %85 = and i32 %84, 255
  %86 = add i32 256, %85
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %82, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4
  %90 = xor i32 %81, %89
  %91 = load ptr addrspace(1), ptr %22, align 8
  %92 = load i32, ptr addrspace(5) %19, align 4
  %93 = lshr i32 %92, 24
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %91, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4
  %97 = xor i32 %90, %96
  store i32 %97, ptr addrspace(5) %19, align 4
  br label %98

98:                                               ; preds = %54
  %99 = load i32, ptr addrspace(5) %20, align 4
  %100 = add i32 %99, 1
  store i32 %100, ptr addrspace(5) %20, align 4
  br label %50

101:                                              ; preds = %50
  %102 = load i32, ptr addrspace(5) %19, align 4
  %103 = xor i32 %102, -1
  %104 = load ptr addrspace(1), ptr %23, align 8
  %105 = load i32, ptr addrspace(5) %18, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspace(1) %104, i64 %106
  store i32 %103, ptr addrspace(1) %107, align 4
  br label %108

108:                                              ; preds = %101, %48
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"const", !"", !"", !""}
