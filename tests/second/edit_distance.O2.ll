; ModuleID = 'edit_distance.cl'
source_filename = "edit_distance.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp ult i32 %12, %3
  br i1 %14, label %15, label %223

15:                                               ; preds = %4
  %16 = mul i32 %12, 24
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %17
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !15, !amdgpu.noclobber !16
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %115, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 1
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !15, !amdgpu.noclobber !16
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %115, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 2
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !15, !amdgpu.noclobber !16
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %115, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 3
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !15, !amdgpu.noclobber !16
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %115, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !15, !amdgpu.noclobber !16
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %115, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 5
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !15, !amdgpu.noclobber !16
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %115, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 6
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !15, !amdgpu.noclobber !16
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %115, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 7
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !15, !amdgpu.noclobber !16
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %115, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !15, !amdgpu.noclobber !16
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %115, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 9
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !15, !amdgpu.noclobber !16
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %115, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 10
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !15, !amdgpu.noclobber !16
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %115, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 11
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !15, !amdgpu.noclobber !16
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %115, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !15, !amdgpu.noclobber !16
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %115, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 13
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !15, !amdgpu.noclobber !16
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %115, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 14
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !15, !amdgpu.noclobber !16
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %115, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 15
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !15, !amdgpu.noclobber !16
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %115, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !15, !amdgpu.noclobber !16
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %115, label %86

86:                                               ; preds = %82
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 17
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !15, !amdgpu.noclobber !16
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %115, label %90

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 18
  %92 = load i8, ptr addrspace(1) %91, align 1, !tbaa !15, !amdgpu.noclobber !16
  %93 = icmp eq i8 %92, 0
  br i1 %93, label %115, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 19
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !15, !amdgpu.noclobber !16
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %115, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 20
  %100 = load i8, ptr addrspace(1) %99, align 1, !tbaa !15, !amdgpu.noclobber !16
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %115, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 21
  %104 = load i8, ptr addrspace(1) %103, align 1, !tbaa !15, !amdgpu.noclobber !16
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %115, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 22
  %108 = load i8, ptr addrspace(1) %107, align 1, !tbaa !15, !amdgpu.noclobber !16
  %109 = icmp eq i8 %108, 0
  br i1 %109, label %115, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 23
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15, !amdgpu.noclobber !16
  %113 = icmp eq i8 %112, 0
  %114 = select i1 %113, i32 23, i32 24
  br label %115

115:                                              ; preds = %110, %106, %102, %98, %94, %90, %86, %82, %78, %74, %70, %66, %62, %58, %54, %50, %46, %42, %38, %34, %30, %26, %22, %15
  %116 = phi i32 [ 0, %15 ], [ 12, %66 ], [ 1, %22 ], [ %114, %110 ], [ 2, %26 ], [ 15, %78 ], [ 3, %30 ], [ 22, %106 ], [ 4, %34 ], [ 13, %70 ], [ 5, %38 ], [ 21, %102 ], [ 6, %42 ], [ 17, %86 ], [ 7, %46 ], [ 20, %98 ], [ 8, %50 ], [ 14, %74 ], [ 9, %54 ], [ 19, %94 ], [ 10, %58 ], [ 16, %82 ], [ 11, %62 ], [ 18, %90 ]
  br label %117

117:                                              ; preds = %115, %117
  %118 = phi i32 [ 0, %115 ], [ %122, %117 ]
  %119 = phi <25 x i8> [ zeroinitializer, %115 ], [ %121, %117 ]
  %120 = trunc i32 %118 to i8
  %121 = insertelement <25 x i8> %119, i8 %120, i32 %118
  %122 = add nuw nsw i32 %118, 1
  %123 = icmp eq i32 %118, %116
  br i1 %123, label %187, label %117

124:                                              ; preds = %205, %199
  %125 = phi <25 x i8> [ %202, %199 ], [ %221, %205 ]
  %126 = zext nneg i32 %200 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1, !tbaa !15
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %194, label %130

130:                                              ; preds = %124
  %131 = add nuw nsw i32 %188, 2
  %132 = trunc nuw nsw i32 %131 to i8
  %133 = insertelement <25 x i8> %125, i8 %132, i64 0
  br i1 %21, label %154, label %134

134:                                              ; preds = %130
  %135 = extractelement <25 x i8> %125, i64 0
  br label %136

136:                                              ; preds = %136, %134
  %137 = phi i32 [ %147, %136 ], [ 0, %134 ]
  %138 = phi i8 [ %148, %136 ], [ %135, %134 ]
  %139 = phi <25 x i8> [ %152, %136 ], [ %133, %134 ]
  %140 = zext nneg i32 %137 to i64
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !15, !amdgpu.noclobber !16
  %143 = icmp ne i8 %128, %142
  %144 = zext i1 %143 to i8
  %145 = add i8 %138, %144
  %146 = extractelement <25 x i8> %139, i32 %137
  %147 = add nuw nsw i32 %137, 1
  %148 = extractelement <25 x i8> %139, i32 %147
  %149 = tail call i8 @llvm.umin.i8(i8 %146, i8 %148)
  %150 = add i8 %149, 1
  %151 = tail call i8 @llvm.umin.i8(i8 %145, i8 %150)
  %152 = insertelement <25 x i8> %139, i8 %151, i32 %147
  %153 = icmp eq i32 %147, %116
  br i1 %153, label %154, label %136

154:                                              ; preds = %136, %130
  %155 = phi <25 x i8> [ %133, %130 ], [ %152, %136 ]
  %156 = zext nneg i32 %131 to i64
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %156
  %158 = load i8, ptr addrspace(1) %157, align 1, !tbaa !15
  %159 = icmp eq i8 %158, 0
  br i1 %159, label %194, label %160

160:                                              ; preds = %154
  %161 = add nuw nsw i32 %188, 3
  %162 = trunc nuw nsw i32 %161 to i8
  %163 = insertelement <25 x i8> %155, i8 %162, i64 0
  br i1 %21, label %184, label %164

164:                                              ; preds = %160
  %165 = extractelement <25 x i8> %155, i64 0
  br label %166

166:                                              ; preds = %166, %164
  %167 = phi i32 [ %177, %166 ], [ 0, %164 ]
  %168 = phi i8 [ %178, %166 ], [ %165, %164 ]
  %169 = phi <25 x i8> [ %182, %166 ], [ %163, %164 ]
  %170 = zext nneg i32 %167 to i64
  %171 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %170
  %172 = load i8, ptr addrspace(1) %171, align 1, !tbaa !15, !amdgpu.noclobber !16
  %173 = icmp ne i8 %158, %172
  %174 = zext i1 %173 to i8
  %175 = add i8 %168, %174
  %176 = extractelement <25 x i8> %169, i32 %167
  %177 = add nuw nsw i32 %167, 1
  %178 = extractelement <25 x i8> %169, i32 %177
  %179 = tail call i8 @llvm.umin.i8(i8 %176, i8 %178)
  %180 = add i8 %179, 1
  %181 = tail call i8 @llvm.umin.i8(i8 %175, i8 %180)
  %182 = insertelement <25 x i8> %169, i8 %181, i32 %177
  %183 = icmp eq i32 %177, %116
  br i1 %183, label %184, label %166

184:                                              ; preds = %166, %160
  %185 = phi <25 x i8> [ %163, %160 ], [ %182, %166 ]
  %186 = icmp eq i32 %161, 24
  br i1 %186, label %194, label %187

187:                                              ; preds = %117, %184
  %188 = phi i32 [ %161, %184 ], [ 0, %117 ]
  %189 = phi <25 x i8> [ %185, %184 ], [ %121, %117 ]
  %190 = zext nneg i32 %188 to i64
  %191 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %190
  %192 = load i8, ptr addrspace(1) %191, align 1, !tbaa !15
  %193 = icmp eq i8 %192, 0
  br i1 %193, label %194, label %199

194:                                              ; preds = %184, %154, %124, %187
  %195 = phi <25 x i8> [ %189, %187 ], [ %185, %184 ], [ %125, %124 ], [ %155, %154 ]
  %196 = extractelement <25 x i8> %195, i32 %116
  %197 = zext i8 %196 to i32
  %198 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %197, ptr addrspace(1) %198, align 4, !tbaa !5
  br label %223

199:                                              ; preds = %187
  %200 = add nuw nsw i32 %188, 1
  %201 = trunc nuw nsw i32 %200 to i8
  %202 = insertelement <25 x i8> %189, i8 %201, i64 0
  br i1 %21, label %124, label %203

203:                                              ; preds = %199
  %204 = extractelement <25 x i8> %189, i64 0
  br label %205

205:                                              ; preds = %203, %205
  %206 = phi i32 [ %216, %205 ], [ 0, %203 ]
  %207 = phi i8 [ %217, %205 ], [ %204, %203 ]
  %208 = phi <25 x i8> [ %221, %205 ], [ %202, %203 ]
  %209 = zext nneg i32 %206 to i64
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %209
  %211 = load i8, ptr addrspace(1) %210, align 1, !tbaa !15, !amdgpu.noclobber !16
  %212 = icmp ne i8 %192, %211
  %213 = zext i1 %212 to i8
  %214 = add i8 %207, %213
  %215 = extractelement <25 x i8> %208, i32 %206
  %216 = add nuw nsw i32 %206, 1
  %217 = extractelement <25 x i8> %208, i32 %216
  %218 = tail call i8 @llvm.umin.i8(i8 %215, i8 %217)
  %219 = add i8 %218, 1
  %220 = tail call i8 @llvm.umin.i8(i8 %214, i8 %219)
  %221 = insertelement <25 x i8> %208, i8 %220, i32 %216
  %222 = icmp eq i32 %216, %116
  br i1 %222, label %124, label %205

223:                                              ; preds = %4, %194
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_edit_distance(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp ult i32 %12, %3
  br i1 %14, label %15, label %223

15:                                               ; preds = %4
  %16 = mul i32 %12, 24
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %17
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !15
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %115, label %22

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 1
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !15
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %115, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 2
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !15
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %115, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 3
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !15
  %33 = icmp eq i8 %32, 0
  br i1 %33, label %115, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !15
  %37 = icmp eq i8 %36, 0
  br i1 %37, label %115, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 5
  %40 = load i8, ptr addrspace(1) %39, align 1, !tbaa !15
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %115, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 6
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !15
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %115, label %46

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 7
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !15
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %115, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !15
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %115, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 9
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !15
  %57 = icmp eq i8 %56, 0
  br i1 %57, label %115, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 10
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !15
  %61 = icmp eq i8 %60, 0
  br i1 %61, label %115, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 11
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !15
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %115, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !15
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %115, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 13
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !15
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %115, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 14
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !15
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %115, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 15
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !15
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %115, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !15
  %85 = icmp eq i8 %84, 0
  br i1 %85, label %115, label %86

86:                                               ; preds = %82
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 17
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !15
  %89 = icmp eq i8 %88, 0
  br i1 %89, label %115, label %90

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 18
  %92 = load i8, ptr addrspace(1) %91, align 1, !tbaa !15
  %93 = icmp eq i8 %92, 0
  br i1 %93, label %115, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 19
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !15
  %97 = icmp eq i8 %96, 0
  br i1 %97, label %115, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 20
  %100 = load i8, ptr addrspace(1) %99, align 1, !tbaa !15
  %101 = icmp eq i8 %100, 0
  br i1 %101, label %115, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 21
  %104 = load i8, ptr addrspace(1) %103, align 1, !tbaa !15
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %115, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 22
  %108 = load i8, ptr addrspace(1) %107, align 1, !tbaa !15
  %109 = icmp eq i8 %108, 0
  br i1 %109, label %115, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 23
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15
  %113 = icmp eq i8 %112, 0
  %114 = select i1 %113, i32 23, i32 24
  br label %115

115:                                              ; preds = %110, %106, %102, %98, %94, %90, %86, %82, %78, %74, %70, %66, %62, %58, %54, %50, %46, %42, %38, %34, %30, %26, %22, %15
  %116 = phi i32 [ 12, %66 ], [ 0, %15 ], [ 1, %22 ], [ %114, %110 ], [ 2, %26 ], [ 15, %78 ], [ 3, %30 ], [ 22, %106 ], [ 4, %34 ], [ 13, %70 ], [ 5, %38 ], [ 21, %102 ], [ 6, %42 ], [ 17, %86 ], [ 7, %46 ], [ 20, %98 ], [ 8, %50 ], [ 14, %74 ], [ 9, %54 ], [ 19, %94 ], [ 10, %58 ], [ 16, %82 ], [ 11, %62 ], [ 18, %90 ]
  br label %117

117:                                              ; preds = %115, %117
  %118 = phi i32 [ 0, %115 ], [ %122, %117 ]
  %119 = phi <25 x i8> [ zeroinitializer, %115 ], [ %121, %117 ]
  %120 = trunc i32 %118 to i8
  %121 = insertelement <25 x i8> %119, i8 %120, i32 %118
  %122 = add nuw nsw i32 %118, 1
  %123 = icmp eq i32 %118, %116
  br i1 %123, label %187, label %117

124:                                              ; preds = %205, %199
  %125 = phi <25 x i8> [ %202, %199 ], [ %221, %205 ]
  %126 = zext nneg i32 %200 to i64
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1, !tbaa !15
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %194, label %130

130:                                              ; preds = %124
  %131 = add nuw nsw i32 %188, 2
  %132 = trunc nuw nsw i32 %131 to i8
  %133 = insertelement <25 x i8> %125, i8 %132, i64 0
  br i1 %21, label %154, label %134

134:                                              ; preds = %130
  %135 = extractelement <25 x i8> %125, i64 0
  br label %136

136:                                              ; preds = %136, %134
  %137 = phi i32 [ %147, %136 ], [ 0, %134 ]
  %138 = phi i8 [ %148, %136 ], [ %135, %134 ]
  %139 = phi <25 x i8> [ %152, %136 ], [ %133, %134 ]
  %140 = zext nneg i32 %137 to i64
  %141 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !15
  %143 = icmp ne i8 %128, %142
  %144 = zext i1 %143 to i8
  %145 = add i8 %138, %144
  %146 = extractelement <25 x i8> %139, i32 %137
  %147 = add nuw nsw i32 %137, 1
  %148 = extractelement <25 x i8> %139, i32 %147
  %149 = tail call i8 @llvm.umin.i8(i8 %146, i8 %148)
  %150 = add i8 %149, 1
  %151 = tail call i8 @llvm.umin.i8(i8 %145, i8 %150)
  %152 = insertelement <25 x i8> %139, i8 %151, i32 %147
  %153 = icmp eq i32 %147, %116
  br i1 %153, label %154, label %136

154:                                              ; preds = %136, %130
  %155 = phi <25 x i8> [ %133, %130 ], [ %152, %136 ]
  %156 = zext nneg i32 %131 to i64
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %156
  %158 = load i8, ptr addrspace(1) %157, align 1, !tbaa !15
  %159 = icmp eq i8 %158, 0
  br i1 %159, label %194, label %160

160:                                              ; preds = %154
  %161 = add nuw nsw i32 %188, 3
  %162 = trunc nuw nsw i32 %161 to i8
  %163 = insertelement <25 x i8> %155, i8 %162, i64 0
  br i1 %21, label %184, label %164

164:                                              ; preds = %160
  %165 = extractelement <25 x i8> %155, i64 0
  br label %166

166:                                              ; preds = %166, %164
  %167 = phi i32 [ %177, %166 ], [ 0, %164 ]
  %168 = phi i8 [ %178, %166 ], [ %165, %164 ]
  %169 = phi <25 x i8> [ %182, %166 ], [ %163, %164 ]
  %170 = zext nneg i32 %167 to i64
  %171 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %170
  %172 = load i8, ptr addrspace(1) %171, align 1, !tbaa !15
  %173 = icmp ne i8 %158, %172
  %174 = zext i1 %173 to i8
  %175 = add i8 %168, %174
  %176 = extractelement <25 x i8> %169, i32 %167
  %177 = add nuw nsw i32 %167, 1
  %178 = extractelement <25 x i8> %169, i32 %177
  %179 = tail call i8 @llvm.umin.i8(i8 %176, i8 %178)
  %180 = add i8 %179, 1
  %181 = tail call i8 @llvm.umin.i8(i8 %175, i8 %180)
  %182 = insertelement <25 x i8> %169, i8 %181, i32 %177
  %183 = icmp eq i32 %177, %116
  br i1 %183, label %184, label %166

184:                                              ; preds = %166, %160
  %185 = phi <25 x i8> [ %163, %160 ], [ %182, %166 ]
  %186 = icmp eq i32 %161, 24
  br i1 %186, label %194, label %187

187:                                              ; preds = %117, %184
  %188 = phi i32 [ %161, %184 ], [ 0, %117 ]
  %189 = phi <25 x i8> [ %185, %184 ], [ %121, %117 ]
  %190 = zext nneg i32 %188 to i64
  %191 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %190
  %192 = load i8, ptr addrspace(1) %191, align 1, !tbaa !15
  %193 = icmp eq i8 %192, 0
  br i1 %193, label %194, label %199

194:                                              ; preds = %184, %154, %124, %187
  %195 = phi <25 x i8> [ %185, %184 ], [ %189, %187 ], [ %125, %124 ], [ %155, %154 ]
  %196 = extractelement <25 x i8> %195, i32 %116
  %197 = zext i8 %196 to i32
  %198 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %197, ptr addrspace(1) %198, align 4, !tbaa !5
  br label %223

199:                                              ; preds = %187
  %200 = add nuw nsw i32 %188, 1
  %201 = trunc nuw nsw i32 %200 to i8
  %202 = insertelement <25 x i8> %189, i8 %201, i64 0
  br i1 %21, label %124, label %203

203:                                              ; preds = %199
  %204 = extractelement <25 x i8> %189, i64 0
  br label %205

205:                                              ; preds = %203, %205
  %206 = phi i32 [ %216, %205 ], [ 0, %203 ]
  %207 = phi i8 [ %217, %205 ], [ %204, %203 ]
  %208 = phi <25 x i8> [ %221, %205 ], [ %202, %203 ]
  %209 = zext nneg i32 %206 to i64
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 %209
  %211 = load i8, ptr addrspace(1) %210, align 1, !tbaa !15
  %212 = icmp ne i8 %192, %211
  %213 = zext i1 %212 to i8
  %214 = add i8 %207, %213
  %215 = extractelement <25 x i8> %208, i32 %206
  %216 = add nuw nsw i32 %206, 1
  %217 = extractelement <25 x i8> %208, i32 %216
  %218 = tail call i8 @llvm.umin.i8(i8 %215, i8 %217)
  %219 = add i8 %218, 1
  %220 = tail call i8 @llvm.umin.i8(i8 %214, i8 %219)
  %221 = insertelement <25 x i8> %208, i8 %220, i32 %216
  %222 = icmp eq i32 %216, %116
  br i1 %222, label %124, label %205

223:                                              ; preds = %4, %194
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!11 = !{!"uchar*", !"uchar*", !"uint*", !"uint"}
!12 = !{!"const", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
