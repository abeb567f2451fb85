; ModuleID = 'radix_count.cl'
source_filename = "radix_count.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@radix_count.count = internal unnamed_addr addrspace(3) global [16 x [64 x i32]] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @radix_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_count.count, i32 %6
  store i32 0, ptr addrspace(3) %7, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 256
  store i32 0, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 512
  store i32 0, ptr addrspace(3) %9, align 4, !tbaa !5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 768
  store i32 0, ptr addrspace(3) %10, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1024
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1280
  store i32 0, ptr addrspace(3) %12, align 4, !tbaa !5
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1536
  store i32 0, ptr addrspace(3) %13, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1792
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2048
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2304
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2560
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2816
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3072
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3328
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !5
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3584
  store i32 0, ptr addrspace(3) %21, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3840
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !5
  %23 = zext nneg i32 %6 to i64
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = shl i32 %24, 6
  %26 = add i32 %25, %6
  %27 = mul i32 %3, %26
  %28 = icmp eq i32 %3, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %5
  %30 = and i32 %4, 31
  br label %31

31:                                               ; preds = %29, %233
  %32 = phi i32 [ 0, %29 ], [ %242, %233 ]
  %33 = add nuw i32 %32, %27
  %34 = icmp ult i32 %33, %2
  br i1 %34, label %233, label %35

35:                                               ; preds = %233, %31, %5
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %36 = icmp samesign ult i32 %6, 16
  br i1 %36, label %37, label %244

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @radix_count.count, i32 %6
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 4
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %42 = add i32 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 8
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !5
  %45 = add i32 %44, %42
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 12
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = add i32 %47, %45
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 16
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !5
  %51 = add i32 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 20
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  %54 = add i32 %53, %51
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 24
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = add i32 %56, %54
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 28
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !5
  %60 = add i32 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 32
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = add i32 %62, %60
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 36
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !5
  %66 = add i32 %65, %63
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 40
  %68 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %69 = add i32 %68, %66
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 44
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !5
  %72 = add i32 %71, %69
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 48
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !5
  %75 = add i32 %74, %72
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 52
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !5
  %78 = add i32 %77, %75
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 56
  %80 = load i32, ptr addrspace(3) %79, align 4, !tbaa !5
  %81 = add i32 %80, %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 60
  %83 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %84 = add i32 %83, %81
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 64
  %86 = load i32, ptr addrspace(3) %85, align 4, !tbaa !5
  %87 = add i32 %86, %84
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 68
  %89 = load i32, ptr addrspace(3) %88, align 4, !tbaa !5
  %90 = add i32 %89, %87
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 72
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !5
  %93 = add i32 %92, %90
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 76
  %95 = load i32, ptr addrspace(3) %94, align 4, !tbaa !5
  %96 = add i32 %95, %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 80
  %98 = load i32, ptr addrspace(3) %97, align 4, !tbaa !5
  %99 = add i32 %98, %96
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 84
  %101 = load i32, ptr addrspace(3) %100, align 4, !tbaa !5
  %102 = add i32 %101, %99
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 88
  %104 = load i32, ptr addrspace(3) %103, align 4, !tbaa !5
  %105 = add i32 %104, %102
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 92
  %107 = load i32, ptr addrspace(3) %106, align 4, !tbaa !5
  %108 = add i32 %107, %105
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 96
  %110 = load i32, ptr addrspace(3) %109, align 4, !tbaa !5
  %111 = add i32 %110, %108
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 100
  %113 = load i32, ptr addrspace(3) %112, align 4, !tbaa !5
  %114 = add i32 %113, %111
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 104
  %116 = load i32, ptr addrspace(3) %115, align 4, !tbaa !5
  %117 = add i32 %116, %114
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 108
  %119 = load i32, ptr addrspace(3) %118, align 4, !tbaa !5
  %120 = add i32 %119, %117
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 112
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !5
  %123 = add i32 %122, %120
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 116
  %125 = load i32, ptr addrspace(3) %124, align 4, !tbaa !5
  %126 = add i32 %125, %123
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 120
  %128 = load i32, ptr addrspace(3) %127, align 4, !tbaa !5
  %129 = add i32 %128, %126
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 124
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !5
  %132 = add i32 %131, %129
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 128
  %134 = load i32, ptr addrspace(3) %133, align 4, !tbaa !5
  %135 = add i32 %134, %132
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 132
  %137 = load i32, ptr addrspace(3) %136, align 4, !tbaa !5
  %138 = add i32 %137, %135
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 136
  %140 = load i32, ptr addrspace(3) %139, align 4, !tbaa !5
  %141 = add i32 %140, %138
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 140
  %143 = load i32, ptr addrspace(3) %142, align 4, !tbaa !5
  %144 = add i32 %143, %141
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 144
  %146 = load i32, ptr addrspace(3) %145, align 4, !tbaa !5
  %147 = add i32 %146, %144
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 148
  %149 = load i32, ptr addrspace(3) %148, align 4, !tbaa !5
  %150 = add i32 %149, %147
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 152
  %152 = load i32, ptr addrspace(3) %151, align 4, !tbaa !5
  %153 = add i32 %152, %150
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 156
  %155 = load i32, ptr addrspace(3) %154, align 4, !tbaa !5
  %156 = add i32 %155, %153
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 160
  %158 = load i32, ptr addrspace(3) %157, align 4, !tbaa !5
  %159 = add i32 %158, %156
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 164
  %161 = load i32, ptr addrspace(3) %160, align 4, !tbaa !5
  %162 = add i32 %161, %159
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 168
  %164 = load i32, ptr addrspace(3) %163, align 4, !tbaa !5
  %165 = add i32 %164, %162
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 172
  %167 = load i32, ptr addrspace(3) %166, align 4, !tbaa !5
  %168 = add i32 %167, %165
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 176
  %170 = load i32, ptr addrspace(3) %169, align 4, !tbaa !5
  %171 = add i32 %170, %168
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 180
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !5
  %174 = add i32 %173, %171
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 184
  %176 = load i32, ptr addrspace(3) %175, align 4, !tbaa !5
  %177 = add i32 %176, %174
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 188
  %179 = load i32, ptr addrspace(3) %178, align 4, !tbaa !5
  %180 = add i32 %179, %177
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 192
  %182 = load i32, ptr addrspace(3) %181, align 4, !tbaa !5
  %183 = add i32 %182, %180
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 196
  %185 = load i32, ptr addrspace(3) %184, align 4, !tbaa !5
  %186 = add i32 %185, %183
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 200
  %188 = load i32, ptr addrspace(3) %187, align 4, !tbaa !5
  %189 = add i32 %188, %186
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 204
  %191 = load i32, ptr addrspace(3) %190, align 4, !tbaa !5
  %192 = add i32 %191, %189
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 208
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !5
  %195 = add i32 %194, %192
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 212
  %197 = load i32, ptr addrspace(3) %196, align 4, !tbaa !5
  %198 = add i32 %197, %195
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 216
  %200 = load i32, ptr addrspace(3) %199, align 4, !tbaa !5
  %201 = add i32 %200, %198
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 220
  %203 = load i32, ptr addrspace(3) %202, align 4, !tbaa !5
  %204 = add i32 %203, %201
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 224
  %206 = load i32, ptr addrspace(3) %205, align 4, !tbaa !5
  %207 = add i32 %206, %204
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 228
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !5
  %210 = add i32 %209, %207
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 232
  %212 = load i32, ptr addrspace(3) %211, align 4, !tbaa !5
  %213 = add i32 %212, %210
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 236
  %215 = load i32, ptr addrspace(3) %214, align 4, !tbaa !5
  %216 = add i32 %215, %213
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 240
  %218 = load i32, ptr addrspace(3) %217, align 4, !tbaa !5
  %219 = add i32 %218, %216
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 244
  %221 = load i32, ptr addrspace(3) %220, align 4, !tbaa !5
  %222 = add i32 %221, %219
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 248
  %224 = load i32, ptr addrspace(3) %223, align 4, !tbaa !5
  %225 = add i32 %224, %222
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 252
  %227 = load i32, ptr addrspace(3) %226, align 4, !tbaa !5
  %228 = add i32 %227, %225
  %229 = zext i32 %24 to i64
  %230 = shl nuw nsw i64 %229, 6
  %231 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %230
  %232 = getelementptr inbounds nuw i32, ptr addrspace(1) %231, i64 %23
  store i32 %228, ptr addrspace(1) %232, align 4, !tbaa !5
  br label %244

233:                                              ; preds = %31
  %234 = zext i32 %33 to i64
  %235 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %234
  %236 = load i32, ptr addrspace(1) %235, align 4, !tbaa !5, !amdgpu.noclobber !15
  %237 = lshr i32 %236, %30
  %238 = and i32 %237, 15
  %239 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %7, i32 %238
  %240 = load i32, ptr addrspace(3) %239, align 4, !tbaa !5
  %241 = add i32 %240, 1
  store i32 %241, ptr addrspace(3) %239, align 4, !tbaa !5
  %242 = add nuw i32 %32, 1
  %243 = icmp eq i32 %242, %3
  br i1 %243, label %35, label %31

244:                                              ; preds = %35, %37
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_radix_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_count.count, i32 %6
  store i32 0, ptr addrspace(3) %7, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 256
  store i32 0, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 512
  store i32 0, ptr addrspace(3) %9, align 4, !tbaa !5
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 768
  store i32 0, ptr addrspace(3) %10, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1024
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1280
  store i32 0, ptr addrspace(3) %12, align 4, !tbaa !5
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1536
  store i32 0, ptr addrspace(3) %13, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 1792
  store i32 0, ptr addrspace(3) %14, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2048
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2304
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2560
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 2816
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3072
  store i32 0, ptr addrspace(3) %19, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3328
  store i32 0, ptr addrspace(3) %20, align 4, !tbaa !5
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3584
  store i32 0, ptr addrspace(3) %21, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i32 3840
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !5
  %23 = zext nneg i32 %6 to i64
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %25 = shl i32 %24, 6
  %26 = add i32 %25, %6
  %27 = mul i32 %3, %26
  %28 = icmp eq i32 %3, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %5
  %30 = and i32 %4, 31
  br label %31

31:                                               ; preds = %29, %233
  %32 = phi i32 [ 0, %29 ], [ %242, %233 ]
  %33 = add nuw i32 %32, %27
  %34 = icmp ult i32 %33, %2
  br i1 %34, label %233, label %35

35:                                               ; preds = %31, %233, %5
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %36 = icmp samesign ult i32 %6, 16
  br i1 %36, label %37, label %244

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @radix_count.count, i32 %6
  %39 = load i32, ptr addrspace(3) %38, align 4, !tbaa !5
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 4
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %42 = add i32 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 8
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !5
  %45 = add i32 %44, %42
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 12
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = add i32 %47, %45
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 16
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !5
  %51 = add i32 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 20
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  %54 = add i32 %53, %51
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 24
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !5
  %57 = add i32 %56, %54
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 28
  %59 = load i32, ptr addrspace(3) %58, align 4, !tbaa !5
  %60 = add i32 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 32
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = add i32 %62, %60
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 36
  %65 = load i32, ptr addrspace(3) %64, align 4, !tbaa !5
  %66 = add i32 %65, %63
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 40
  %68 = load i32, ptr addrspace(3) %67, align 4, !tbaa !5
  %69 = add i32 %68, %66
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 44
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !5
  %72 = add i32 %71, %69
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 48
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !5
  %75 = add i32 %74, %72
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 52
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !5
  %78 = add i32 %77, %75
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 56
  %80 = load i32, ptr addrspace(3) %79, align 4, !tbaa !5
  %81 = add i32 %80, %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 60
  %83 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %84 = add i32 %83, %81
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 64
  %86 = load i32, ptr addrspace(3) %85, align 4, !tbaa !5
  %87 = add i32 %86, %84
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 68
  %89 = load i32, ptr addrspace(3) %88, align 4, !tbaa !5
  %90 = add i32 %89, %87
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 72
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !5
  %93 = add i32 %92, %90
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 76
  %95 = load i32, ptr addrspace(3) %94, align 4, !tbaa !5
  %96 = add i32 %95, %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 80
  %98 = load i32, ptr addrspace(3) %97, align 4, !tbaa !5
  %99 = add i32 %98, %96
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 84
  %101 = load i32, ptr addrspace(3) %100, align 4, !tbaa !5
  %102 = add i32 %101, %99
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 88
  %104 = load i32, ptr addrspace(3) %103, align 4, !tbaa !5
  %105 = add i32 %104, %102
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 92
  %107 = load i32, ptr addrspace(3) %106, align 4, !tbaa !5
  %108 = add i32 %107, %105
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 96
  %110 = load i32, ptr addrspace(3) %109, align 4, !tbaa !5
  %111 = add i32 %110, %108
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 100
  %113 = load i32, ptr addrspace(3) %112, align 4, !tbaa !5
  %114 = add i32 %113, %111
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 104
  %116 = load i32, ptr addrspace(3) %115, align 4, !tbaa !5
  %117 = add i32 %116, %114
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 108
  %119 = load i32, ptr addrspace(3) %118, align 4, !tbaa !5
  %120 = add i32 %119, %117
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 112
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !5
  %123 = add i32 %122, %120
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 116
  %125 = load i32, ptr addrspace(3) %124, align 4, !tbaa !5
  %126 = add i32 %125, %123
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 120
  %128 = load i32, ptr addrspace(3) %127, align 4, !tbaa !5
  %129 = add i32 %128, %126
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 124
  %131 = load i32, ptr addrspace(3) %130, align 4, !tbaa !5
  %132 = add i32 %131, %129
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 128
  %134 = load i32, ptr addrspace(3) %133, align 4, !tbaa !5
  %135 = add i32 %134, %132
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 132
  %137 = load i32, ptr addrspace(3) %136, align 4, !tbaa !5
  %138 = add i32 %137, %135
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 136
  %140 = load i32, ptr addrspace(3) %139, align 4, !tbaa !5
  %141 = add i32 %140, %138
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 140
  %143 = load i32, ptr addrspace(3) %142, align 4, !tbaa !5
  %144 = add i32 %143, %141
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 144
  %146 = load i32, ptr addrspace(3) %145, align 4, !tbaa !5
  %147 = add i32 %146, %144
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 148
  %149 = load i32, ptr addrspace(3) %148, align 4, !tbaa !5
  %150 = add i32 %149, %147
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 152
  %152 = load i32, ptr addrspace(3) %151, align 4, !tbaa !5
  %153 = add i32 %152, %150
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 156
  %155 = load i32, ptr addrspace(3) %154, align 4, !tbaa !5
  %156 = add i32 %155, %153
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 160
  %158 = load i32, ptr addrspace(3) %157, align 4, !tbaa !5
  %159 = add i32 %158, %156
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 164
  %161 = load i32, ptr addrspace(3) %160, align 4, !tbaa !5
  %162 = add i32 %161, %159
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 168
  %164 = load i32, ptr addrspace(3) %163, align 4, !tbaa !5
  %165 = add i32 %164, %162
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 172
  %167 = load i32, ptr addrspace(3) %166, align 4, !tbaa !5
  %168 = add i32 %167, %165
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 176
  %170 = load i32, ptr addrspace(3) %169, align 4, !tbaa !5
  %171 = add i32 %170, %168
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 180
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !5
  %174 = add i32 %173, %171
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 184
  %176 = load i32, ptr addrspace(3) %175, align 4, !tbaa !5
  %177 = add i32 %176, %174
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 188
  %179 = load i32, ptr addrspace(3) %178, align 4, !tbaa !5
  %180 = add i32 %179, %177
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 192
  %182 = load i32, ptr addrspace(3) %181, align 4, !tbaa !5
  %183 = add i32 %182, %180
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 196
  %185 = load i32, ptr addrspace(3) %184, align 4, !tbaa !5
  %186 = add i32 %185, %183
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 200
  %188 = load i32, ptr addrspace(3) %187, align 4, !tbaa !5
  %189 = add i32 %188, %186
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 204
  %191 = load i32, ptr addrspace(3) %190, align 4, !tbaa !5
  %192 = add i32 %191, %189
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 208
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !5
  %195 = add i32 %194, %192
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 212
  %197 = load i32, ptr addrspace(3) %196, align 4, !tbaa !5
  %198 = add i32 %197, %195
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 216
  %200 = load i32, ptr addrspace(3) %199, align 4, !tbaa !5
  %201 = add i32 %200, %198
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 220
  %203 = load i32, ptr addrspace(3) %202, align 4, !tbaa !5
  %204 = add i32 %203, %201
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 224
  %206 = load i32, ptr addrspace(3) %205, align 4, !tbaa !5
  %207 = add i32 %206, %204
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 228
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !5
  %210 = add i32 %209, %207
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 232
  %212 = load i32, ptr addrspace(3) %211, align 4, !tbaa !5
  %213 = add i32 %212, %210
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 236
  %215 = load i32, ptr addrspace(3) %214, align 4, !tbaa !5
  %216 = add i32 %215, %213
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 240
  %218 = load i32, ptr addrspace(3) %217, align 4, !tbaa !5
  %219 = add i32 %218, %216
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 244
  %221 = load i32, ptr addrspace(3) %220, align 4, !tbaa !5
  %222 = add i32 %221, %219
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 248
  %224 = load i32, ptr addrspace(3) %223, align 4, !tbaa !5
  %225 = add i32 %224, %222
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %38, i32 252
  %227 = load i32, ptr addrspace(3) %226, align 4, !tbaa !5
  %228 = add i32 %227, %225
  %229 = zext i32 %24 to i64
  %230 = shl nuw nsw i64 %229, 6
  %231 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %230
  %232 = getelementptr inbounds nuw i32, ptr addrspace(1) %231, i64 %23
  store i32 %228, ptr addrspace(1) %232, align 4, !tbaa !5
  br label %244

233:                                              ; preds = %31
  %234 = zext i32 %33 to i64
  %235 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %234
  %236 = load i32, ptr addrspace(1) %235, align 4, !tbaa !5
  %237 = lshr i32 %236, %30
  %238 = and i32 %237, 15
  %239 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) %7, i32 %238
  %240 = load i32, ptr addrspace(3) %239, align 4, !tbaa !5
  %241 = add i32 %240, 1
  store i32 %241, ptr addrspace(3) %239, align 4, !tbaa !5
  %242 = add nuw i32 %32, 1
  %243 = icmp eq i32 %242, %3
  br i1 %243, label %35, label %31

244:                                              ; preds = %37, %35
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint", !"uint", !"uint"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!"amdgpu-synchronize-as", !"local"}
!15 = !{}
