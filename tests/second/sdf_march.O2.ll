; ModuleID = 'sdf_march.cl'
source_filename = "sdf_march.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @sdf_march(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 6
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !13
  %15 = zext i16 %14 to i32
  %16 = mul i32 %12, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %18 = add i32 %16, %17
  %19 = icmp ult i32 %11, %1
  %20 = icmp ult i32 %18, %2
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %168

22:                                               ; preds = %3
  %23 = uitofp i32 %11 to float
  %24 = fadd float %23, 5.000000e-01
  %25 = uitofp i32 %1 to float
  %26 = fneg float %25
  %27 = tail call float @llvm.fmuladd.f32(float %24, float 2.000000e+00, float %26)
  %28 = uitofp i32 %2 to float
  %29 = fdiv float %27, %28, !fpmath !15
  %30 = uitofp i32 %18 to float
  %31 = fadd float %30, 5.000000e-01
  %32 = tail call float @llvm.fmuladd.f32(float %31, float -2.000000e+00, float %28)
  %33 = fdiv float %32, %28, !fpmath !15
  %34 = fmul float %33, %33
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %29, float %34)
  %36 = fadd float %35, 2.250000e+00
  %37 = tail call float @llvm.sqrt.f32(float %36), !fpmath !16
  %38 = fdiv float 1.000000e+00, %37, !fpmath !15
  %39 = fmul float %29, %38
  %40 = fmul float %33, %38
  %41 = fmul float %38, 1.500000e+00
  br label %47

42:                                               ; preds = %160
  %43 = add nuw nsw i32 %50, 1
  %44 = icmp samesign ult i32 %50, 63
  %45 = fcmp olt float %162, 2.000000e+01
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %163

47:                                               ; preds = %22, %42
  %48 = phi float [ 0.000000e+00, %22 ], [ %162, %42 ]
  %49 = phi i32 [ -14667712, %22 ], [ %161, %42 ]
  %50 = phi i32 [ 0, %22 ], [ %43, %42 ]
  %51 = fmul float %39, %48
  %52 = tail call float @llvm.fmuladd.f32(float %40, float %48, float 5.000000e-01)
  %53 = tail call float @llvm.fmuladd.f32(float %41, float %48, float -3.000000e+00)
  %54 = fadd float %52, 1.000000e+00
  %55 = tail call float @llvm.fmuladd.f32(float %51, float 5.000000e-01, float 5.000000e-01)
  %56 = tail call float @llvm.floor.f32(float %55)
  %57 = tail call float @llvm.fmuladd.f32(float %56, float -2.000000e+00, float %51)
  %58 = tail call float @llvm.fmuladd.f32(float %53, float 5.000000e-01, float 5.000000e-01)
  %59 = tail call float @llvm.floor.f32(float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float -2.000000e+00, float %53)
  %61 = fmul float %52, %52
  %62 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %61)
  %63 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %62)
  %64 = tail call float @llvm.sqrt.f32(float %63), !fpmath !16
  %65 = fadd float %64, 0xBFD99999A0000000
  %66 = tail call float @llvm.fabs.f32(float %51)
  %67 = fadd float %66, 0xBFE6666660000000
  %68 = tail call float @llvm.maxnum.f32(float %67, float 0.000000e+00)
  %69 = fadd float %52, -1.000000e+00
  %70 = tail call float @llvm.fabs.f32(float %69)
  %71 = fadd float %70, 0xBFC99999A0000000
  %72 = tail call float @llvm.maxnum.f32(float %71, float 0.000000e+00)
  %73 = fadd float %53, -3.000000e+00
  %74 = tail call float @llvm.fabs.f32(float %73)
  %75 = fadd float %74, -5.000000e-01
  %76 = tail call float @llvm.maxnum.f32(float %75, float 0.000000e+00)
  %77 = fmul float %72, %72
  %78 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %77)
  %79 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %78)
  %80 = tail call float @llvm.sqrt.f32(float %79), !fpmath !16
  %81 = fadd float %80, 0xBFB99999A0000000
  %82 = tail call float @llvm.minnum.f32(float %54, float %65)
  %83 = tail call float @llvm.minnum.f32(float %82, float %81)
  %84 = fcmp uge float %83, 0x3F50624DE0000000
  br i1 %84, label %158, label %85

85:                                               ; preds = %47
  %86 = fadd float %51, 0x3F847AE140000000
  %87 = fadd float %52, 0x3F847AE140000000
  %88 = fadd float %53, 0x3F847AE140000000
  %89 = tail call float @llvm.fmuladd.f32(float %86, float 5.000000e-01, float 5.000000e-01)
  %90 = tail call float @llvm.floor.f32(float %89)
  %91 = tail call float @llvm.fmuladd.f32(float %90, float -2.000000e+00, float %86)
  %92 = tail call float @llvm.fmuladd.f32(float %91, float %91, float %61)
  %93 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %92)
  %94 = tail call float @llvm.sqrt.f32(float %93), !fpmath !16
  %95 = fadd float %94, 0xBFD99999A0000000
  %96 = tail call float @llvm.fabs.f32(float %86)
  %97 = fadd float %96, 0xBFE6666660000000
  %98 = tail call float @llvm.maxnum.f32(float %97, float 0.000000e+00)
  %99 = tail call float @llvm.fmuladd.f32(float %98, float %98, float %77)
  %100 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %99)
  %101 = tail call float @llvm.sqrt.f32(float %100), !fpmath !16
  %102 = fadd float %101, 0xBFB99999A0000000
  %103 = tail call float @llvm.minnum.f32(float %54, float %95)
  %104 = tail call float @llvm.minnum.f32(float %103, float %102)
  %105 = fsub float %104, %83
  %106 = fadd float %87, 1.000000e+00
  %107 = fmul float %87, %87
  %108 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %107)
  %109 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %108)
  %110 = tail call float @llvm.sqrt.f32(float %109), !fpmath !16
  %111 = fadd float %110, 0xBFD99999A0000000
  %112 = fadd float %87, -1.000000e+00
  %113 = tail call float @llvm.fabs.f32(float %112)
  %114 = fadd float %113, 0xBFC99999A0000000
  %115 = tail call float @llvm.maxnum.f32(float %114, float 0.000000e+00)
  %116 = fmul float %115, %115
  %117 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %117)
  %119 = tail call float @llvm.sqrt.f32(float %118), !fpmath !16
  %120 = fadd float %119, 0xBFB99999A0000000
  %121 = tail call float @llvm.minnum.f32(float %106, float %111)
  %122 = tail call float @llvm.minnum.f32(float %121, float %120)
  %123 = fsub float %122, %83
  %124 = tail call float @llvm.fmuladd.f32(float %88, float 5.000000e-01, float 5.000000e-01)
  %125 = tail call float @llvm.floor.f32(float %124)
  %126 = tail call float @llvm.fmuladd.f32(float %125, float -2.000000e+00, float %88)
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %126, float %62)
  %128 = tail call float @llvm.sqrt.f32(float %127), !fpmath !16
  %129 = fadd float %128, 0xBFD99999A0000000
  %130 = fadd float %88, -3.000000e+00
  %131 = tail call float @llvm.fabs.f32(float %130)
  %132 = fadd float %131, -5.000000e-01
  %133 = tail call float @llvm.maxnum.f32(float %132, float 0.000000e+00)
  %134 = tail call float @llvm.fmuladd.f32(float %133, float %133, float %78)
  %135 = tail call float @llvm.sqrt.f32(float %134), !fpmath !16
  %136 = fadd float %135, 0xBFB99999A0000000
  %137 = tail call float @llvm.minnum.f32(float %54, float %129)
  %138 = tail call float @llvm.minnum.f32(float %137, float %136)
  %139 = fsub float %138, %83
  %140 = fmul float %123, 0x3FE6666660000000
  %141 = tail call float @llvm.fmuladd.f32(float %105, float 5.000000e-01, float %140)
  %142 = tail call float @llvm.fmuladd.f32(float %139, float -5.000000e-01, float %141)
  %143 = fmul float %123, %123
  %144 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %143)
  %145 = tail call float @llvm.fmuladd.f32(float %139, float %139, float %144)
  %146 = tail call float @llvm.sqrt.f32(float %145), !fpmath !16
  %147 = fdiv float %142, %146, !fpmath !15
  %148 = tail call float @llvm.fmuladd.f32(float %147, float 0x3FE99999A0000000, float 0x3FC99999A0000000)
  %149 = tail call float @llvm.maxnum.f32(float %148, float 0.000000e+00)
  %150 = tail call float @llvm.minnum.f32(float %149, float 1.000000e+00)
  %151 = fmul float %150, 2.550000e+02
  %152 = fptoui float %151 to i32
  %153 = shl i32 %152, 16
  %154 = shl i32 %152, 8
  %155 = or i32 %154, %153
  %156 = or i32 %155, %50
  %157 = or i32 %156, -16777216
  br label %160

158:                                              ; preds = %47
  %159 = fadd float %48, %83
  br label %160

160:                                              ; preds = %158, %85
  %161 = phi i32 [ %157, %85 ], [ %49, %158 ]
  %162 = phi float [ %48, %85 ], [ %159, %158 ]
  br i1 %84, label %42, label %163

163:                                              ; preds = %160, %42
  %164 = mul i32 %18, %1
  %165 = add i32 %164, %11
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %166
  store i32 %161, ptr addrspace(1) %167, align 4, !tbaa !5
  br label %168

168:                                              ; preds = %3, %163
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_sdf_march(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 6
  %14 = load i16, ptr addrspace(4) %13, align 2, !tbaa !13
  %15 = zext i16 %14 to i32
  %16 = mul i32 %12, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %18 = add i32 %16, %17
  %19 = icmp ult i32 %11, %1
  %20 = icmp ult i32 %18, %2
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %168

22:                                               ; preds = %3
  %23 = uitofp i32 %11 to float
  %24 = fadd float %23, 5.000000e-01
  %25 = uitofp i32 %1 to float
  %26 = fneg float %25
  %27 = tail call float @llvm.fmuladd.f32(float %24, float 2.000000e+00, float %26)
  %28 = uitofp i32 %2 to float
  %29 = fdiv float %27, %28, !fpmath !15
  %30 = uitofp i32 %18 to float
  %31 = fadd float %30, 5.000000e-01
  %32 = tail call float @llvm.fmuladd.f32(float %31, float -2.000000e+00, float %28)
  %33 = fdiv float %32, %28, !fpmath !15
  %34 = fmul float %33, %33
  %35 = tail call float @llvm.fmuladd.f32(float %29, float %29, float %34)
  %36 = fadd float %35, 2.250000e+00
  %37 = tail call float @llvm.sqrt.f32(float %36), !fpmath !16
  %38 = fdiv float 1.000000e+00, %37, !fpmath !15
  %39 = fmul float %29, %38
  %40 = fmul float %33, %38
  %41 = fmul float %38, 1.500000e+00
  br label %47

42:                                               ; preds = %160
  %43 = add nuw nsw i32 %50, 1
  %44 = icmp samesign ult i32 %50, 63
  %45 = fcmp olt float %162, 2.000000e+01
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %163

47:                                               ; preds = %22, %42
  %48 = phi float [ 0.000000e+00, %22 ], [ %162, %42 ]
  %49 = phi i32 [ -14667712, %22 ], [ %161, %42 ]
  %50 = phi i32 [ 0, %22 ], [ %43, %42 ]
  %51 = fmul float %39, %48
  %52 = tail call float @llvm.fmuladd.f32(float %40, float %48, float 5.000000e-01)
  %53 = tail call float @llvm.fmuladd.f32(float %41, float %48, float -3.000000e+00)
  %54 = fadd float %52, 1.000000e+00
  %55 = tail call float @llvm.fmuladd.f32(float %51, float 5.000000e-01, float 5.000000e-01)
  %56 = tail call float @llvm.floor.f32(float %55)
  %57 = tail call float @llvm.fmuladd.f32(float %56, float -2.000000e+00, float %51)
  %58 = tail call float @llvm.fmuladd.f32(float %53, float 5.000000e-01, float 5.000000e-01)
  %59 = tail call float @llvm.floor.f32(float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %59, float -2.000000e+00, float %53)
  %61 = fmul float %52, %52
  %62 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %61)
  %63 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %62)
  %64 = tail call float @llvm.sqrt.f32(float %63), !fpmath !16
  %65 = fadd float %64, 0xBFD99999A0000000
  %66 = tail call float @llvm.fabs.f32(float %51)
  %67 = fadd float %66, 0xBFE6666660000000
  %68 = tail call float @llvm.maxnum.f32(float %67, float 0.000000e+00)
  %69 = fadd float %52, -1.000000e+00
  %70 = tail call float @llvm.fabs.f32(float %69)
  %71 = fadd float %70, 0xBFC99999A0000000
  %72 = tail call float @llvm.maxnum.f32(float %71, float 0.000000e+00)
  %73 = fadd float %53, -3.000000e+00
  %74 = tail call float @llvm.fabs.f32(float %73)
  %75 = fadd float %74, -5.000000e-01
  %76 = tail call float @llvm.maxnum.f32(float %75, float 0.000000e+00)
  %77 = fmul float %72, %72
  %78 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %77)
  %79 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %78)
  %80 = tail call float @llvm.sqrt.f32(float %79), !fpmath !16
  %81 = fadd float %80, 0xBFB99999A0000000
  %82 = tail call float @llvm.minnum.f32(float %54, float %65)
  %83 = tail call float @llvm.minnum.f32(float %82, float %81)
  %84 = fcmp uge float %83, 0x3F50624DE0000000
  br i1 %84, label %158, label %85

85:                                               ; preds = %47
  %86 = fadd float %51, 0x3F847AE140000000
  %87 = fadd float %52, 0x3F847AE140000000
  %88 = fadd float %53, 0x3F847AE140000000
  %89 = tail call float @llvm.fmuladd.f32(float %86, float 5.000000e-01, float 5.000000e-01)
  %90 = tail call float @llvm.floor.f32(float %89)
  %91 = tail call float @llvm.fmuladd.f32(float %90, float -2.000000e+00, float %86)
  %92 = tail call float @llvm.fmuladd.f32(float %91, float %91, float %61)
  %93 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %92)
  %94 = tail call float @llvm.sqrt.f32(float %93), !fpmath !16
  %95 = fadd float %94, 0xBFD99999A0000000
  %96 = tail call float @llvm.fabs.f32(float %86)
  %97 = fadd float %96, 0xBFE6666660000000
  %98 = tail call float @llvm.maxnum.f32(float %97, float 0.000000e+00)
  %99 = tail call float @llvm.fmuladd.f32(float %98, float %98, float %77)
  %100 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %99)
  %101 = tail call float @llvm.sqrt.f32(float %100), !fpmath !16
  %102 = fadd float %101, 0xBFB99999A0000000
  %103 = tail call float @llvm.minnum.f32(float %54, float %95)
  %104 = tail call float @llvm.minnum.f32(float %103, float %102)
  %105 = fsub float %104, %83
  %106 = fadd float %87, 1.000000e+00
  %107 = fmul float %87, %87
  %108 = tail call float @llvm.fmuladd.f32(float %57, float %57, float %107)
  %109 = tail call float @llvm.fmuladd.f32(float %60, float %60, float %108)
  %110 = tail call float @llvm.sqrt.f32(float %109), !fpmath !16
  %111 = fadd float %110, 0xBFD99999A0000000
  %112 = fadd float %87, -1.000000e+00
  %113 = tail call float @llvm.fabs.f32(float %112)
  %114 = fadd float %113, 0xBFC99999A0000000
  %115 = tail call float @llvm.maxnum.f32(float %114, float 0.000000e+00)
  %116 = fmul float %115, %115
  %117 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %117)
  %119 = tail call float @llvm.sqrt.f32(float %118), !fpmath !16
  %120 = fadd float %119, 0xBFB99999A0000000
  %121 = tail call float @llvm.minnum.f32(float %106, float %111)
  %122 = tail call float @llvm.minnum.f32(float %121, float %120)
  %123 = fsub float %122, %83
  %124 = tail call float @llvm.fmuladd.f32(float %88, float 5.000000e-01, float 5.000000e-01)
  %125 = tail call float @llvm.floor.f32(float %124)
  %126 = tail call float @llvm.fmuladd.f32(float %125, float -2.000000e+00, float %88)
  %127 = tail call float @llvm.fmuladd.f32(float %126, float %126, float %62)
  %128 = tail call float @llvm.sqrt.f32(float %127), !fpmath !16
  %129 = fadd float %128, 0xBFD99999A0000000
  %130 = fadd float %88, -3.000000e+00
  %131 = tail call float @llvm.fabs.f32(float %130)
  %132 = fadd float %131, -5.000000e-01
  %133 = tail call float @llvm.maxnum.f32(float %132, float 0.000000e+00)
  %134 = tail call float @llvm.fmuladd.f32(float %133, float %133, float %78)
  %135 = tail call float @llvm.sqrt.f32(float %134), !fpmath !16
  %136 = fadd float %135, 0xBFB99999A0000000
  %137 = tail call float @llvm.minnum.f32(float %54, float %129)
  %138 = tail call float @llvm.minnum.f32(float %137, float %136)
  %139 = fsub float %138, %83
  %140 = fmul float %123, 0x3FE6666660000000
  %141 = tail call float @llvm.fmuladd.f32(float %105, float 5.000000e-01, float %140)
  %142 = tail call float @llvm.fmuladd.f32(float %139, float -5.000000e-01, float %141)
  %143 = fmul float %123, %123
  %144 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %143)
  %145 = tail call float @llvm.fmuladd.f32(float %139, float %139, float %144)
  %146 = tail call float @llvm.sqrt.f32(float %145), !fpmath !16
  %147 = fdiv float %142, %146, !fpmath !15
  %148 = tail call float @llvm.fmuladd.f32(float %147, float 0x3FE99999A0000000, float 0x3FC99999A0000000)
  %149 = tail call float @llvm.maxnum.f32(float %148, float 0.000000e+00)
  %150 = tail call float @llvm.minnum.f32(float %149, float 1.000000e+00)
  %151 = fmul float %150, 2.550000e+02
  %152 = fptoui float %151 to i32
  %153 = shl i32 %152, 16
  %154 = shl i32 %152, 8
  %155 = or i32 %154, %153
  %156 = or i32 %155, %50
  %157 = or i32 %156, -16777216
  br label %160

158:                                              ; preds = %47
  %159 = fadd float %48, %83
  br label %160

160:                                              ; preds = %158, %85
  %161 = phi i32 [ %157, %85 ], [ %49, %158 ]
  %162 = phi float [ %48, %85 ], [ %159, %158 ]
  br i1 %84, label %42, label %163

163:                                              ; preds = %42, %160
  %164 = mul i32 %18, %1
  %165 = add i32 %164, %11
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %166
  store i32 %161, ptr addrspace(1) %167, align 4, !tbaa !5
  br label %168

168:                                              ; preds = %3, %163
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"uint*", !"uint", !"uint"}
!12 = !{!"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{float 2.500000e+00}
!16 = !{float 3.000000e+00}
