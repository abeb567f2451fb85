; ModuleID = 'radix_scatter.cl'
source_filename = "radix_scatter.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@radix_scatter.ranks = internal unnamed_addr addrspace(3) global [64 x [16 x i16]] undef, align 2
@radix_scatter.begin = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %6
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5, !amdgpu.noclobber !14
  %13 = and i32 %3, 31
  %14 = lshr i32 %12, %13
  %15 = and i32 %14, 15
  %16 = icmp samesign ult i32 %5, 16
  br i1 %16, label %17, label %23

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.begin, i32 %5
  %19 = shl nuw nsw i64 %8, 6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %6
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5, !amdgpu.noclobber !14
  store i32 %22, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %23

23:                                               ; preds = %17, %4
  %24 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  %25 = insertelement <2 x i32> poison, i32 %15, i64 0
  %26 = shufflevector <2 x i32> %25, <2 x i32> poison, <2 x i32> zeroinitializer
  %27 = icmp eq <2 x i32> %26, <i32 0, i32 1>
  %28 = zext <2 x i1> %27 to <2 x i16>
  store <2 x i16> %28, ptr addrspace(3) %24, align 2, !tbaa !15
  %29 = icmp eq <2 x i32> %26, <i32 2, i32 3>
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 4
  %31 = zext <2 x i1> %29 to <2 x i16>
  store <2 x i16> %31, ptr addrspace(3) %30, align 2, !tbaa !15
  %32 = icmp eq <2 x i32> %26, <i32 4, i32 5>
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 8
  %34 = zext <2 x i1> %32 to <2 x i16>
  store <2 x i16> %34, ptr addrspace(3) %33, align 2, !tbaa !15
  %35 = icmp eq <2 x i32> %26, <i32 6, i32 7>
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 12
  %37 = zext <2 x i1> %35 to <2 x i16>
  store <2 x i16> %37, ptr addrspace(3) %36, align 2, !tbaa !15
  %38 = icmp eq <2 x i32> %26, <i32 8, i32 9>
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 16
  %40 = zext <2 x i1> %38 to <2 x i16>
  store <2 x i16> %40, ptr addrspace(3) %39, align 2, !tbaa !15
  %41 = icmp eq <2 x i32> %26, <i32 10, i32 11>
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 20
  %43 = zext <2 x i1> %41 to <2 x i16>
  store <2 x i16> %43, ptr addrspace(3) %42, align 2, !tbaa !15
  %44 = icmp eq <2 x i32> %26, <i32 12, i32 13>
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 24
  %46 = zext <2 x i1> %44 to <2 x i16>
  store <2 x i16> %46, ptr addrspace(3) %45, align 2, !tbaa !15
  %47 = icmp eq <2 x i32> %26, <i32 14, i32 15>
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 28
  %49 = zext <2 x i1> %47 to <2 x i16>
  store <2 x i16> %49, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %50 = icmp eq i32 %5, 0
  %51 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %50, label %55, label %52

52:                                               ; preds = %23
  %53 = getelementptr i8, ptr addrspace(3) %51, i32 -32
  %54 = load i16, ptr addrspace(3) %53, align 2, !tbaa !15
  br label %55

55:                                               ; preds = %52, %23
  %56 = phi i16 [ %54, %52 ], [ 0, %23 ]
  br i1 %50, label %60, label %57

57:                                               ; preds = %55
  %58 = getelementptr i8, ptr addrspace(3) %51, i32 -30
  %59 = load i16, ptr addrspace(3) %58, align 2, !tbaa !15
  br label %60

60:                                               ; preds = %57, %55
  %61 = phi i16 [ %59, %57 ], [ 0, %55 ]
  br i1 %50, label %65, label %62

62:                                               ; preds = %60
  %63 = getelementptr i8, ptr addrspace(3) %51, i32 -28
  %64 = load i16, ptr addrspace(3) %63, align 2, !tbaa !15
  br label %65

65:                                               ; preds = %62, %60
  %66 = phi i16 [ %64, %62 ], [ 0, %60 ]
  br i1 %50, label %70, label %67

67:                                               ; preds = %65
  %68 = getelementptr i8, ptr addrspace(3) %51, i32 -26
  %69 = load i16, ptr addrspace(3) %68, align 2, !tbaa !15
  br label %70

70:                                               ; preds = %67, %65
  %71 = phi i16 [ %69, %67 ], [ 0, %65 ]
  br i1 %50, label %75, label %72

72:                                               ; preds = %70
  %73 = getelementptr i8, ptr addrspace(3) %51, i32 -24
  %74 = load i16, ptr addrspace(3) %73, align 2, !tbaa !15
  br label %75

75:                                               ; preds = %72, %70
  %76 = phi i16 [ %74, %72 ], [ 0, %70 ]
  br i1 %50, label %80, label %77

77:                                               ; preds = %75
  %78 = getelementptr i8, ptr addrspace(3) %51, i32 -22
  %79 = load i16, ptr addrspace(3) %78, align 2, !tbaa !15
  br label %80

80:                                               ; preds = %77, %75
  %81 = phi i16 [ %79, %77 ], [ 0, %75 ]
  br i1 %50, label %85, label %82

82:                                               ; preds = %80
  %83 = getelementptr i8, ptr addrspace(3) %51, i32 -20
  %84 = load i16, ptr addrspace(3) %83, align 2, !tbaa !15
  br label %85

85:                                               ; preds = %82, %80
  %86 = phi i16 [ %84, %82 ], [ 0, %80 ]
  br i1 %50, label %90, label %87

87:                                               ; preds = %85
  %88 = getelementptr i8, ptr addrspace(3) %51, i32 -18
  %89 = load i16, ptr addrspace(3) %88, align 2, !tbaa !15
  br label %90

90:                                               ; preds = %87, %85
  %91 = phi i16 [ %89, %87 ], [ 0, %85 ]
  br i1 %50, label %95, label %92

92:                                               ; preds = %90
  %93 = getelementptr i8, ptr addrspace(3) %51, i32 -16
  %94 = load i16, ptr addrspace(3) %93, align 2, !tbaa !15
  br label %95

95:                                               ; preds = %92, %90
  %96 = phi i16 [ %94, %92 ], [ 0, %90 ]
  br i1 %50, label %100, label %97

97:                                               ; preds = %95
  %98 = getelementptr i8, ptr addrspace(3) %51, i32 -14
  %99 = load i16, ptr addrspace(3) %98, align 2, !tbaa !15
  br label %100

100:                                              ; preds = %97, %95
  %101 = phi i16 [ %99, %97 ], [ 0, %95 ]
  br i1 %50, label %105, label %102

102:                                              ; preds = %100
  %103 = getelementptr i8, ptr addrspace(3) %51, i32 -12
  %104 = load i16, ptr addrspace(3) %103, align 2, !tbaa !15
  br label %105

105:                                              ; preds = %102, %100
  %106 = phi i16 [ %104, %102 ], [ 0, %100 ]
  br i1 %50, label %110, label %107

107:                                              ; preds = %105
  %108 = getelementptr i8, ptr addrspace(3) %51, i32 -10
  %109 = load i16, ptr addrspace(3) %108, align 2, !tbaa !15
  br label %110

110:                                              ; preds = %107, %105
  %111 = phi i16 [ %109, %107 ], [ 0, %105 ]
  br i1 %50, label %115, label %112

112:                                              ; preds = %110
  %113 = getelementptr i8, ptr addrspace(3) %51, i32 -8
  %114 = load i16, ptr addrspace(3) %113, align 2, !tbaa !15
  br label %115

115:                                              ; preds = %112, %110
  %116 = phi i16 [ %114, %112 ], [ 0, %110 ]
  br i1 %50, label %120, label %117

117:                                              ; preds = %115
  %118 = getelementptr i8, ptr addrspace(3) %51, i32 -6
  %119 = load i16, ptr addrspace(3) %118, align 2, !tbaa !15
  br label %120

120:                                              ; preds = %117, %115
  %121 = phi i16 [ %119, %117 ], [ 0, %115 ]
  br i1 %50, label %125, label %122

122:                                              ; preds = %120
  %123 = getelementptr i8, ptr addrspace(3) %51, i32 -4
  %124 = load i16, ptr addrspace(3) %123, align 2, !tbaa !15
  br label %125

125:                                              ; preds = %122, %120
  %126 = phi i16 [ %124, %122 ], [ 0, %120 ]
  br i1 %50, label %130, label %127

127:                                              ; preds = %125
  %128 = getelementptr i8, ptr addrspace(3) %51, i32 -2
  %129 = load i16, ptr addrspace(3) %128, align 2, !tbaa !15
  br label %130

130:                                              ; preds = %127, %125
  %131 = phi i16 [ %129, %127 ], [ 0, %125 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %132 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %133 = insertelement <2 x i16> poison, i16 %56, i64 0
  %134 = insertelement <2 x i16> %133, i16 %61, i64 1
  %135 = add <2 x i16> %132, %134
  store <2 x i16> %135, ptr addrspace(3) %24, align 2, !tbaa !15
  %136 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %137 = insertelement <2 x i16> poison, i16 %66, i64 0
  %138 = insertelement <2 x i16> %137, i16 %71, i64 1
  %139 = add <2 x i16> %136, %138
  store <2 x i16> %139, ptr addrspace(3) %30, align 2, !tbaa !15
  %140 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %141 = insertelement <2 x i16> poison, i16 %76, i64 0
  %142 = insertelement <2 x i16> %141, i16 %81, i64 1
  %143 = add <2 x i16> %140, %142
  store <2 x i16> %143, ptr addrspace(3) %33, align 2, !tbaa !15
  %144 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %145 = insertelement <2 x i16> poison, i16 %86, i64 0
  %146 = insertelement <2 x i16> %145, i16 %91, i64 1
  %147 = add <2 x i16> %144, %146
  store <2 x i16> %147, ptr addrspace(3) %36, align 2, !tbaa !15
  %148 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %149 = insertelement <2 x i16> poison, i16 %96, i64 0
  %150 = insertelement <2 x i16> %149, i16 %101, i64 1
  %151 = add <2 x i16> %148, %150
  store <2 x i16> %151, ptr addrspace(3) %39, align 2, !tbaa !15
  %152 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %153 = insertelement <2 x i16> poison, i16 %106, i64 0
  %154 = insertelement <2 x i16> %153, i16 %111, i64 1
  %155 = add <2 x i16> %152, %154
  store <2 x i16> %155, ptr addrspace(3) %42, align 2, !tbaa !15
  %156 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %157 = insertelement <2 x i16> poison, i16 %116, i64 0
  %158 = insertelement <2 x i16> %157, i16 %121, i64 1
  %159 = add <2 x i16> %156, %158
  store <2 x i16> %159, ptr addrspace(3) %45, align 2, !tbaa !15
  %160 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %161 = insertelement <2 x i16> poison, i16 %126, i64 0
  %162 = insertelement <2 x i16> %161, i16 %131, i64 1
  %163 = add <2 x i16> %160, %162
  store <2 x i16> %163, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %164 = icmp samesign ult i32 %5, 2
  %165 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %164, label %169, label %166

166:                                              ; preds = %130
  %167 = getelementptr i8, ptr addrspace(3) %165, i32 -64
  %168 = load i16, ptr addrspace(3) %167, align 2, !tbaa !15
  br label %169

169:                                              ; preds = %166, %130
  %170 = phi i16 [ %168, %166 ], [ 0, %130 ]
  br i1 %164, label %174, label %171

171:                                              ; preds = %169
  %172 = getelementptr i8, ptr addrspace(3) %165, i32 -62
  %173 = load i16, ptr addrspace(3) %172, align 2, !tbaa !15
  br label %174

174:                                              ; preds = %171, %169
  %175 = phi i16 [ %173, %171 ], [ 0, %169 ]
  br i1 %164, label %179, label %176

176:                                              ; preds = %174
  %177 = getelementptr i8, ptr addrspace(3) %165, i32 -60
  %178 = load i16, ptr addrspace(3) %177, align 2, !tbaa !15
  br label %179

179:                                              ; preds = %176, %174
  %180 = phi i16 [ %178, %176 ], [ 0, %174 ]
  br i1 %164, label %184, label %181

181:                                              ; preds = %179
  %182 = getelementptr i8, ptr addrspace(3) %165, i32 -58
  %183 = load i16, ptr addrspace(3) %182, align 2, !tbaa !15
  br label %184

184:                                              ; preds = %181, %179
  %185 = phi i16 [ %183, %181 ], [ 0, %179 ]
  br i1 %164, label %189, label %186

186:                                              ; preds = %184
  %187 = getelementptr i8, ptr addrspace(3) %165, i32 -56
  %188 = load i16, ptr addrspace(3) %187, align 2, !tbaa !15
  br label %189

189:                                              ; preds = %186, %184
  %190 = phi i16 [ %188, %186 ], [ 0, %184 ]
  br i1 %164, label %194, label %191

191:                                              ; preds = %189
  %192 = getelementptr i8, ptr addrspace(3) %165, i32 -54
  %193 = load i16, ptr addrspace(3) %192, align 2, !tbaa !15
  br label %194

194:                                              ; preds = %191, %189
  %195 = phi i16 [ %193, %191 ], [ 0, %189 ]
  br i1 %164, label %199, label %196

196:                                              ; preds = %194
  %197 = getelementptr i8, ptr addrspace(3) %165, i32 -52
  %198 = load i16, ptr addrspace(3) %197, align 2, !tbaa !15
  br label %199

199:                                              ; preds = %196, %194
  %200 = phi i16 [ %198, %196 ], [ 0, %194 ]
  br i1 %164, label %204, label %201

201:                                              ; preds = %199
  %202 = getelementptr i8, ptr addrspace(3) %165, i32 -50
  %203 = load i16, ptr addrspace(3) %202, align 2, !tbaa !15
  br label %204

204:                                              ; preds = %201, %199
  %205 = phi i16 [ %203, %201 ], [ 0, %199 ]
  br i1 %164, label %209, label %206

206:                                              ; preds = %204
  %207 = getelementptr i8, ptr addrspace(3) %165, i32 -48
  %208 = load i16, ptr addrspace(3) %207, align 2, !tbaa !15
  br label %209

209:                                              ; preds = %206, %204
  %210 = phi i16 [ %208, %206 ], [ 0, %204 ]
  br i1 %164, label %214, label %211

211:                                              ; preds = %209
  %212 = getelementptr i8, ptr addrspace(3) %165, i32 -46
  %213 = load i16, ptr addrspace(3) %212, align 2, !tbaa !15
  br label %214

214:                                              ; preds = %211, %209
  %215 = phi i16 [ %213, %211 ], [ 0, %209 ]
  br i1 %164, label %219, label %216

216:                                              ; preds = %214
  %217 = getelementptr i8, ptr addrspace(3) %165, i32 -44
  %218 = load i16, ptr addrspace(3) %217, align 2, !tbaa !15
  br label %219

219:                                              ; preds = %216, %214
  %220 = phi i16 [ %218, %216 ], [ 0, %214 ]
  br i1 %164, label %224, label %221

221:                                              ; preds = %219
  %222 = getelementptr i8, ptr addrspace(3) %165, i32 -42
  %223 = load i16, ptr addrspace(3) %222, align 2, !tbaa !15
  br label %224

224:                                              ; preds = %221, %219
  %225 = phi i16 [ %223, %221 ], [ 0, %219 ]
  br i1 %164, label %229, label %226

226:                                              ; preds = %224
  %227 = getelementptr i8, ptr addrspace(3) %165, i32 -40
  %228 = load i16, ptr addrspace(3) %227, align 2, !tbaa !15
  br label %229

229:                                              ; preds = %226, %224
  %230 = phi i16 [ %228, %226 ], [ 0, %224 ]
  br i1 %164, label %234, label %231

231:                                              ; preds = %229
  %232 = getelementptr i8, ptr addrspace(3) %165, i32 -38
  %233 = load i16, ptr addrspace(3) %232, align 2, !tbaa !15
  br label %234

234:                                              ; preds = %231, %229
  %235 = phi i16 [ %233, %231 ], [ 0, %229 ]
  br i1 %164, label %239, label %236

236:                                              ; preds = %234
  %237 = getelementptr i8, ptr addrspace(3) %165, i32 -36
  %238 = load i16, ptr addrspace(3) %237, align 2, !tbaa !15
  br label %239

239:                                              ; preds = %236, %234
  %240 = phi i16 [ %238, %236 ], [ 0, %234 ]
  br i1 %164, label %244, label %241

241:                                              ; preds = %239
  %242 = getelementptr i8, ptr addrspace(3) %165, i32 -34
  %243 = load i16, ptr addrspace(3) %242, align 2, !tbaa !15
  br label %244

244:                                              ; preds = %241, %239
  %245 = phi i16 [ %243, %241 ], [ 0, %239 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %246 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %247 = insertelement <2 x i16> poison, i16 %170, i64 0
  %248 = insertelement <2 x i16> %247, i16 %175, i64 1
  %249 = add <2 x i16> %246, %248
  store <2 x i16> %249, ptr addrspace(3) %24, align 2, !tbaa !15
  %250 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %251 = insertelement <2 x i16> poison, i16 %180, i64 0
  %252 = insertelement <2 x i16> %251, i16 %185, i64 1
  %253 = add <2 x i16> %250, %252
  store <2 x i16> %253, ptr addrspace(3) %30, align 2, !tbaa !15
  %254 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %255 = insertelement <2 x i16> poison, i16 %190, i64 0
  %256 = insertelement <2 x i16> %255, i16 %195, i64 1
  %257 = add <2 x i16> %254, %256
  store <2 x i16> %257, ptr addrspace(3) %33, align 2, !tbaa !15
  %258 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %259 = insertelement <2 x i16> poison, i16 %200, i64 0
  %260 = insertelement <2 x i16> %259, i16 %205, i64 1
  %261 = add <2 x i16> %258, %260
  store <2 x i16> %261, ptr addrspace(3) %36, align 2, !tbaa !15
  %262 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %263 = insertelement <2 x i16> poison, i16 %210, i64 0
  %264 = insertelement <2 x i16> %263, i16 %215, i64 1
  %265 = add <2 x i16> %262, %264
  store <2 x i16> %265, ptr addrspace(3) %39, align 2, !tbaa !15
  %266 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %267 = insertelement <2 x i16> poison, i16 %220, i64 0
  %268 = insertelement <2 x i16> %267, i16 %225, i64 1
  %269 = add <2 x i16> %266, %268
  store <2 x i16> %269, ptr addrspace(3) %42, align 2, !tbaa !15
  %270 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %271 = insertelement <2 x i16> poison, i16 %230, i64 0
  %272 = insertelement <2 x i16> %271, i16 %235, i64 1
  %273 = add <2 x i16> %270, %272
  store <2 x i16> %273, ptr addrspace(3) %45, align 2, !tbaa !15
  %274 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %275 = insertelement <2 x i16> poison, i16 %240, i64 0
  %276 = insertelement <2 x i16> %275, i16 %245, i64 1
  %277 = add <2 x i16> %274, %276
  store <2 x i16> %277, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %278 = icmp samesign ult i32 %5, 4
  %279 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %278, label %283, label %280

280:                                              ; preds = %244
  %281 = getelementptr i8, ptr addrspace(3) %279, i32 -128
  %282 = load i16, ptr addrspace(3) %281, align 2, !tbaa !15
  br label %283

283:                                              ; preds = %280, %244
  %284 = phi i16 [ %282, %280 ], [ 0, %244 ]
  br i1 %278, label %288, label %285

285:                                              ; preds = %283
  %286 = getelementptr i8, ptr addrspace(3) %279, i32 -126
  %287 = load i16, ptr addrspace(3) %286, align 2, !tbaa !15
  br label %288

288:                                              ; preds = %285, %283
  %289 = phi i16 [ %287, %285 ], [ 0, %283 ]
  br i1 %278, label %293, label %290

290:                                              ; preds = %288
  %291 = getelementptr i8, ptr addrspace(3) %279, i32 -124
  %292 = load i16, ptr addrspace(3) %291, align 2, !tbaa !15
  br label %293

293:                                              ; preds = %290, %288
  %294 = phi i16 [ %292, %290 ], [ 0, %288 ]
  br i1 %278, label %298, label %295

295:                                              ; preds = %293
  %296 = getelementptr i8, ptr addrspace(3) %279, i32 -122
  %297 = load i16, ptr addrspace(3) %296, align 2, !tbaa !15
  br label %298

298:                                              ; preds = %295, %293
  %299 = phi i16 [ %297, %295 ], [ 0, %293 ]
  br i1 %278, label %303, label %300

300:                                              ; preds = %298
  %301 = getelementptr i8, ptr addrspace(3) %279, i32 -120
  %302 = load i16, ptr addrspace(3) %301, align 2, !tbaa !15
  br label %303

303:                                              ; preds = %300, %298
  %304 = phi i16 [ %302, %300 ], [ 0, %298 ]
  br i1 %278, label %308, label %305

305:                                              ; preds = %303
  %306 = getelementptr i8, ptr addrspace(3) %279, i32 -118
  %307 = load i16, ptr addrspace(3) %306, align 2, !tbaa !15
  br label %308

308:                                              ; preds = %305, %303
  %309 = phi i16 [ %307, %305 ], [ 0, %303 ]
  br i1 %278, label %313, label %310

310:                                              ; preds = %308
  %311 = getelementptr i8, ptr addrspace(3) %279, i32 -116
  %312 = load i16, ptr addrspace(3) %311, align 2, !tbaa !15
  br label %313

313:                                              ; preds = %310, %308
  %314 = phi i16 [ %312, %310 ], [ 0, %308 ]
  br i1 %278, label %318, label %315

315:                                              ; preds = %313
  %316 = getelementptr i8, ptr addrspace(3) %279, i32 -114
  %317 = load i16, ptr addrspace(3) %316, align 2, !tbaa !15
  br label %318

318:                                              ; preds = %315, %313
  %319 = phi i16 [ %317, %315 ], [ 0, %313 ]
  br i1 %278, label %323, label %320

320:                                              ; preds = %318
  %321 = getelementptr i8, ptr addrspace(3) %279, i32 -112
  %322 = load i16, ptr addrspace(3) %321, align 2, !tbaa !15
  br label %323

323:                                              ; preds = %320, %318
  %324 = phi i16 [ %322, %320 ], [ 0, %318 ]
  br i1 %278, label %328, label %325

325:                                              ; preds = %323
  %326 = getelementptr i8, ptr addrspace(3) %279, i32 -110
  %327 = load i16, ptr addrspace(3) %326, align 2, !tbaa !15
  br label %328

328:                                              ; preds = %325, %323
  %329 = phi i16 [ %327, %325 ], [ 0, %323 ]
  br i1 %278, label %333, label %330

330:                                              ; preds = %328
  %331 = getelementptr i8, ptr addrspace(3) %279, i32 -108
  %332 = load i16, ptr addrspace(3) %331, align 2, !tbaa !15
  br label %333

333:                                              ; preds = %330, %328
  %334 = phi i16 [ %332, %330 ], [ 0, %328 ]
  br i1 %278, label %338, label %335

335:                                              ; preds = %333
  %336 = getelementptr i8, ptr addrspace(3) %279, i32 -106
  %337 = load i16, ptr addrspace(3) %336, align 2, !tbaa !15
  br label %338

338:                                              ; preds = %335, %333
  %339 = phi i16 [ %337, %335 ], [ 0, %333 ]
  br i1 %278, label %343, label %340

340:                                              ; preds = %338
  %341 = getelementptr i8, ptr addrspace(3) %279, i32 -104
  %342 = load i16, ptr addrspace(3) %341, align 2, !tbaa !15
  br label %343

343:                                              ; preds = %340, %338
  %344 = phi i16 [ %342, %340 ], [ 0, %338 ]
  br i1 %278, label %348, label %345

345:                                              ; preds = %343
  %346 = getelementptr i8, ptr addrspace(3) %279, i32 -102
  %347 = load i16, ptr addrspace(3) %346, align 2, !tbaa !15
  br label %348

348:                                              ; preds = %345, %343
  %349 = phi i16 [ %347, %345 ], [ 0, %343 ]
  br i1 %278, label %353, label %350

350:                                              ; preds = %348
  %351 = getelementptr i8, ptr addrspace(3) %279, i32 -100
  %352 = load i16, ptr addrspace(3) %351, align 2, !tbaa !15
  br label %353

353:                                              ; preds = %350, %348
  %354 = phi i16 [ %352, %350 ], [ 0, %348 ]
  br i1 %278, label %358, label %355

355:                                              ; preds = %353
  %356 = getelementptr i8, ptr addrspace(3) %279, i32 -98
  %357 = load i16, ptr addrspace(3) %356, align 2, !tbaa !15
  br label %358

358:                                              ; preds = %355, %353
  %359 = phi i16 [ %357, %355 ], [ 0, %353 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %360 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %361 = insertelement <2 x i16> poison, i16 %284, i64 0
  %362 = insertelement <2 x i16> %361, i16 %289, i64 1
  %363 = add <2 x i16> %360, %362
  store <2 x i16> %363, ptr addrspace(3) %24, align 2, !tbaa !15
  %364 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %365 = insertelement <2 x i16> poison, i16 %294, i64 0
  %366 = insertelement <2 x i16> %365, i16 %299, i64 1
  %367 = add <2 x i16> %364, %366
  store <2 x i16> %367, ptr addrspace(3) %30, align 2, !tbaa !15
  %368 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %369 = insertelement <2 x i16> poison, i16 %304, i64 0
  %370 = insertelement <2 x i16> %369, i16 %309, i64 1
  %371 = add <2 x i16> %368, %370
  store <2 x i16> %371, ptr addrspace(3) %33, align 2, !tbaa !15
  %372 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %373 = insertelement <2 x i16> poison, i16 %314, i64 0
  %374 = insertelement <2 x i16> %373, i16 %319, i64 1
  %375 = add <2 x i16> %372, %374
  store <2 x i16> %375, ptr addrspace(3) %36, align 2, !tbaa !15
  %376 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %377 = insertelement <2 x i16> poison, i16 %324, i64 0
  %378 = insertelement <2 x i16> %377, i16 %329, i64 1
  %379 = add <2 x i16> %376, %378
  store <2 x i16> %379, ptr addrspace(3) %39, align 2, !tbaa !15
  %380 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %381 = insertelement <2 x i16> poison, i16 %334, i64 0
  %382 = insertelement <2 x i16> %381, i16 %339, i64 1
  %383 = add <2 x i16> %380, %382
  store <2 x i16> %383, ptr addrspace(3) %42, align 2, !tbaa !15
  %384 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %385 = insertelement <2 x i16> poison, i16 %344, i64 0
  %386 = insertelement <2 x i16> %385, i16 %349, i64 1
  %387 = add <2 x i16> %384, %386
  store <2 x i16> %387, ptr addrspace(3) %45, align 2, !tbaa !15
  %388 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %389 = insertelement <2 x i16> poison, i16 %354, i64 0
  %390 = insertelement <2 x i16> %389, i16 %359, i64 1
  %391 = add <2 x i16> %388, %390
  store <2 x i16> %391, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %392 = icmp samesign ult i32 %5, 8
  %393 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %392, label %397, label %394

394:                                              ; preds = %358
  %395 = getelementptr i8, ptr addrspace(3) %393, i32 -256
  %396 = load i16, ptr addrspace(3) %395, align 2, !tbaa !15
  br label %397

397:                                              ; preds = %394, %358
  %398 = phi i16 [ %396, %394 ], [ 0, %358 ]
  br i1 %392, label %402, label %399

399:                                              ; preds = %397
  %400 = getelementptr i8, ptr addrspace(3) %393, i32 -254
  %401 = load i16, ptr addrspace(3) %400, align 2, !tbaa !15
  br label %402

402:                                              ; preds = %399, %397
  %403 = phi i16 [ %401, %399 ], [ 0, %397 ]
  br i1 %392, label %407, label %404

404:                                              ; preds = %402
  %405 = getelementptr i8, ptr addrspace(3) %393, i32 -252
  %406 = load i16, ptr addrspace(3) %405, align 2, !tbaa !15
  br label %407

407:                                              ; preds = %404, %402
  %408 = phi i16 [ %406, %404 ], [ 0, %402 ]
  br i1 %392, label %412, label %409

409:                                              ; preds = %407
  %410 = getelementptr i8, ptr addrspace(3) %393, i32 -250
  %411 = load i16, ptr addrspace(3) %410, align 2, !tbaa !15
  br label %412

412:                                              ; preds = %409, %407
  %413 = phi i16 [ %411, %409 ], [ 0, %407 ]
  br i1 %392, label %417, label %414

414:                                              ; preds = %412
  %415 = getelementptr i8, ptr addrspace(3) %393, i32 -248
  %416 = load i16, ptr addrspace(3) %415, align 2, !tbaa !15
  br label %417

417:                                              ; preds = %414, %412
  %418 = phi i16 [ %416, %414 ], [ 0, %412 ]
  br i1 %392, label %422, label %419

419:                                              ; preds = %417
  %420 = getelementptr i8, ptr addrspace(3) %393, i32 -246
  %421 = load i16, ptr addrspace(3) %420, align 2, !tbaa !15
  br label %422

422:                                              ; preds = %419, %417
  %423 = phi i16 [ %421, %419 ], [ 0, %417 ]
  br i1 %392, label %427, label %424

424:                                              ; preds = %422
  %425 = getelementptr i8, ptr addrspace(3) %393, i32 -244
  %426 = load i16, ptr addrspace(3) %425, align 2, !tbaa !15
  br label %427

427:                                              ; preds = %424, %422
  %428 = phi i16 [ %426, %424 ], [ 0, %422 ]
  br i1 %392, label %432, label %429

429:                                              ; preds = %427
  %430 = getelementptr i8, ptr addrspace(3) %393, i32 -242
  %431 = load i16, ptr addrspace(3) %430, align 2, !tbaa !15
  br label %432

432:                                              ; preds = %429, %427
  %433 = phi i16 [ %431, %429 ], [ 0, %427 ]
  br i1 %392, label %437, label %434

434:                                              ; preds = %432
  %435 = getelementptr i8, ptr addrspace(3) %393, i32 -240
  %436 = load i16, ptr addrspace(3) %435, align 2, !tbaa !15
  br label %437

437:                                              ; preds = %434, %432
  %438 = phi i16 [ %436, %434 ], [ 0, %432 ]
  br i1 %392, label %442, label %439

439:                                              ; preds = %437
  %440 = getelementptr i8, ptr addrspace(3) %393, i32 -238
  %441 = load i16, ptr addrspace(3) %440, align 2, !tbaa !15
  br label %442

442:                                              ; preds = %439, %437
  %443 = phi i16 [ %441, %439 ], [ 0, %437 ]
  br i1 %392, label %447, label %444

444:                                              ; preds = %442
  %445 = getelementptr i8, ptr addrspace(3) %393, i32 -236
  %446 = load i16, ptr addrspace(3) %445, align 2, !tbaa !15
  br label %447

447:                                              ; preds = %444, %442
  %448 = phi i16 [ %446, %444 ], [ 0, %442 ]
  br i1 %392, label %452, label %449

449:                                              ; preds = %447
  %450 = getelementptr i8, ptr addrspace(3) %393, i32 -234
  %451 = load i16, ptr addrspace(3) %450, align 2, !tbaa !15
  br label %452

452:                                              ; preds = %449, %447
  %453 = phi i16 [ %451, %449 ], [ 0, %447 ]
  br i1 %392, label %457, label %454

454:                                              ; preds = %452
  %455 = getelementptr i8, ptr addrspace(3) %393, i32 -232
  %456 = load i16, ptr addrspace(3) %455, align 2, !tbaa !15
  br label %457

457:                                              ; preds = %454, %452
  %458 = phi i16 [ %456, %454 ], [ 0, %452 ]
  br i1 %392, label %462, label %459

459:                                              ; preds = %457
  %460 = getelementptr i8, ptr addrspace(3) %393, i32 -230
  %461 = load i16, ptr addrspace(3) %460, align 2, !tbaa !15
  br label %462

462:                                              ; preds = %459, %457
  %463 = phi i16 [ %461, %459 ], [ 0, %457 ]
  br i1 %392, label %467, label %464

464:                                              ; preds = %462
  %465 = getelementptr i8, ptr addrspace(3) %393, i32 -228
  %466 = load i16, ptr addrspace(3) %465, align 2, !tbaa !15
  br label %467

467:                                              ; preds = %464, %462
  %468 = phi i16 [ %466, %464 ], [ 0, %462 ]
  br i1 %392, label %472, label %469

469:                                              ; preds = %467
  %470 = getelementptr i8, ptr addrspace(3) %393, i32 -226
  %471 = load i16, ptr addrspace(3) %470, align 2, !tbaa !15
  br label %472

472:                                              ; preds = %469, %467
  %473 = phi i16 [ %471, %469 ], [ 0, %467 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %474 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %475 = insertelement <2 x i16> poison, i16 %398, i64 0
  %476 = insertelement <2 x i16> %475, i16 %403, i64 1
  %477 = add <2 x i16> %474, %476
  store <2 x i16> %477, ptr addrspace(3) %24, align 2, !tbaa !15
  %478 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %479 = insertelement <2 x i16> poison, i16 %408, i64 0
  %480 = insertelement <2 x i16> %479, i16 %413, i64 1
  %481 = add <2 x i16> %478, %480
  store <2 x i16> %481, ptr addrspace(3) %30, align 2, !tbaa !15
  %482 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %483 = insertelement <2 x i16> poison, i16 %418, i64 0
  %484 = insertelement <2 x i16> %483, i16 %423, i64 1
  %485 = add <2 x i16> %482, %484
  store <2 x i16> %485, ptr addrspace(3) %33, align 2, !tbaa !15
  %486 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %487 = insertelement <2 x i16> poison, i16 %428, i64 0
  %488 = insertelement <2 x i16> %487, i16 %433, i64 1
  %489 = add <2 x i16> %486, %488
  store <2 x i16> %489, ptr addrspace(3) %36, align 2, !tbaa !15
  %490 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %491 = insertelement <2 x i16> poison, i16 %438, i64 0
  %492 = insertelement <2 x i16> %491, i16 %443, i64 1
  %493 = add <2 x i16> %490, %492
  store <2 x i16> %493, ptr addrspace(3) %39, align 2, !tbaa !15
  %494 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %495 = insertelement <2 x i16> poison, i16 %448, i64 0
  %496 = insertelement <2 x i16> %495, i16 %453, i64 1
  %497 = add <2 x i16> %494, %496
  store <2 x i16> %497, ptr addrspace(3) %42, align 2, !tbaa !15
  %498 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %499 = insertelement <2 x i16> poison, i16 %458, i64 0
  %500 = insertelement <2 x i16> %499, i16 %463, i64 1
  %501 = add <2 x i16> %498, %500
  store <2 x i16> %501, ptr addrspace(3) %45, align 2, !tbaa !15
  %502 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %503 = insertelement <2 x i16> poison, i16 %468, i64 0
  %504 = insertelement <2 x i16> %503, i16 %473, i64 1
  %505 = add <2 x i16> %502, %504
  store <2 x i16> %505, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %506 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %16, label %510, label %507

507:                                              ; preds = %472
  %508 = getelementptr i8, ptr addrspace(3) %506, i32 -512
  %509 = load i16, ptr addrspace(3) %508, align 2, !tbaa !15
  br label %510

510:                                              ; preds = %507, %472
  %511 = phi i16 [ %509, %507 ], [ 0, %472 ]
  br i1 %16, label %515, label %512

512:                                              ; preds = %510
  %513 = getelementptr i8, ptr addrspace(3) %506, i32 -510
  %514 = load i16, ptr addrspace(3) %513, align 2, !tbaa !15
  br label %515

515:                                              ; preds = %512, %510
  %516 = phi i16 [ %514, %512 ], [ 0, %510 ]
  br i1 %16, label %520, label %517

517:                                              ; preds = %515
  %518 = getelementptr i8, ptr addrspace(3) %506, i32 -508
  %519 = load i16, ptr addrspace(3) %518, align 2, !tbaa !15
  br label %520

520:                                              ; preds = %517, %515
  %521 = phi i16 [ %519, %517 ], [ 0, %515 ]
  br i1 %16, label %525, label %522

522:                                              ; preds = %520
  %523 = getelementptr i8, ptr addrspace(3) %506, i32 -506
  %524 = load i16, ptr addrspace(3) %523, align 2, !tbaa !15
  br label %525

525:                                              ; preds = %522, %520
  %526 = phi i16 [ %524, %522 ], [ 0, %520 ]
  br i1 %16, label %530, label %527

527:                                              ; preds = %525
  %528 = getelementptr i8, ptr addrspace(3) %506, i32 -504
  %529 = load i16, ptr addrspace(3) %528, align 2, !tbaa !15
  br label %530

530:                                              ; preds = %527, %525
  %531 = phi i16 [ %529, %527 ], [ 0, %525 ]
  br i1 %16, label %535, label %532

532:                                              ; preds = %530
  %533 = getelementptr i8, ptr addrspace(3) %506, i32 -502
  %534 = load i16, ptr addrspace(3) %533, align 2, !tbaa !15
  br label %535

535:                                              ; preds = %532, %530
  %536 = phi i16 [ %534, %532 ], [ 0, %530 ]
  br i1 %16, label %540, label %537

537:                                              ; preds = %535
  %538 = getelementptr i8, ptr addrspace(3) %506, i32 -500
  %539 = load i16, ptr addrspace(3) %538, align 2, !tbaa !15
  br label %540

540:                                              ; preds = %537, %535
  %541 = phi i16 [ %539, %537 ], [ 0, %535 ]
  br i1 %16, label %545, label %542

542:                                              ; preds = %540
  %543 = getelementptr i8, ptr addrspace(3) %506, i32 -498
  %544 = load i16, ptr addrspace(3) %543, align 2, !tbaa !15
  br label %545

545:                                              ; preds = %542, %540
  %546 = phi i16 [ %544, %542 ], [ 0, %540 ]
  br i1 %16, label %550, label %547

547:                                              ; preds = %545
  %548 = getelementptr i8, ptr addrspace(3) %506, i32 -496
  %549 = load i16, ptr addrspace(3) %548, align 2, !tbaa !15
  br label %550

550:                                              ; preds = %547, %545
  %551 = phi i16 [ %549, %547 ], [ 0, %545 ]
  br i1 %16, label %555, label %552

552:                                              ; preds = %550
  %553 = getelementptr i8, ptr addrspace(3) %506, i32 -494
  %554 = load i16, ptr addrspace(3) %553, align 2, !tbaa !15
  br label %555

555:                                              ; preds = %552, %550
  %556 = phi i16 [ %554, %552 ], [ 0, %550 ]
  br i1 %16, label %560, label %557

557:                                              ; preds = %555
  %558 = getelementptr i8, ptr addrspace(3) %506, i32 -492
  %559 = load i16, ptr addrspace(3) %558, align 2, !tbaa !15
  br label %560

560:                                              ; preds = %557, %555
  %561 = phi i16 [ %559, %557 ], [ 0, %555 ]
  br i1 %16, label %565, label %562

562:                                              ; preds = %560
  %563 = getelementptr i8, ptr addrspace(3) %506, i32 -490
  %564 = load i16, ptr addrspace(3) %563, align 2, !tbaa !15
  br label %565

565:                                              ; preds = %562, %560
  %566 = phi i16 [ %564, %562 ], [ 0, %560 ]
  br i1 %16, label %570, label %567

567:                                              ; preds = %565
  %568 = getelementptr i8, ptr addrspace(3) %506, i32 -488
  %569 = load i16, ptr addrspace(3) %568, align 2, !tbaa !15
  br label %570

570:                                              ; preds = %567, %565
  %571 = phi i16 [ %569, %567 ], [ 0, %565 ]
  br i1 %16, label %575, label %572

572:                                              ; preds = %570
  %573 = getelementptr i8, ptr addrspace(3) %506, i32 -486
  %574 = load i16, ptr addrspace(3) %573, align 2, !tbaa !15
  br label %575

575:                                              ; preds = %572, %570
  %576 = phi i16 [ %574, %572 ], [ 0, %570 ]
  br i1 %16, label %580, label %577

577:                                              ; preds = %575
  %578 = getelementptr i8, ptr addrspace(3) %506, i32 -484
  %579 = load i16, ptr addrspace(3) %578, align 2, !tbaa !15
  br label %580

580:                                              ; preds = %577, %575
  %581 = phi i16 [ %579, %577 ], [ 0, %575 ]
  br i1 %16, label %585, label %582

582:                                              ; preds = %580
  %583 = getelementptr i8, ptr addrspace(3) %506, i32 -482
  %584 = load i16, ptr addrspace(3) %583, align 2, !tbaa !15
  br label %585

585:                                              ; preds = %582, %580
  %586 = phi i16 [ %584, %582 ], [ 0, %580 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %587 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %588 = insertelement <2 x i16> poison, i16 %511, i64 0
  %589 = insertelement <2 x i16> %588, i16 %516, i64 1
  %590 = add <2 x i16> %587, %589
  store <2 x i16> %590, ptr addrspace(3) %24, align 2, !tbaa !15
  %591 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %592 = insertelement <2 x i16> poison, i16 %521, i64 0
  %593 = insertelement <2 x i16> %592, i16 %526, i64 1
  %594 = add <2 x i16> %591, %593
  store <2 x i16> %594, ptr addrspace(3) %30, align 2, !tbaa !15
  %595 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %596 = insertelement <2 x i16> poison, i16 %531, i64 0
  %597 = insertelement <2 x i16> %596, i16 %536, i64 1
  %598 = add <2 x i16> %595, %597
  store <2 x i16> %598, ptr addrspace(3) %33, align 2, !tbaa !15
  %599 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %600 = insertelement <2 x i16> poison, i16 %541, i64 0
  %601 = insertelement <2 x i16> %600, i16 %546, i64 1
  %602 = add <2 x i16> %599, %601
  store <2 x i16> %602, ptr addrspace(3) %36, align 2, !tbaa !15
  %603 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %604 = insertelement <2 x i16> poison, i16 %551, i64 0
  %605 = insertelement <2 x i16> %604, i16 %556, i64 1
  %606 = add <2 x i16> %603, %605
  store <2 x i16> %606, ptr addrspace(3) %39, align 2, !tbaa !15
  %607 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %608 = insertelement <2 x i16> poison, i16 %561, i64 0
  %609 = insertelement <2 x i16> %608, i16 %566, i64 1
  %610 = add <2 x i16> %607, %609
  store <2 x i16> %610, ptr addrspace(3) %42, align 2, !tbaa !15
  %611 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %612 = insertelement <2 x i16> poison, i16 %571, i64 0
  %613 = insertelement <2 x i16> %612, i16 %576, i64 1
  %614 = add <2 x i16> %611, %613
  store <2 x i16> %614, ptr addrspace(3) %45, align 2, !tbaa !15
  %615 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %616 = insertelement <2 x i16> poison, i16 %581, i64 0
  %617 = insertelement <2 x i16> %616, i16 %586, i64 1
  %618 = add <2 x i16> %615, %617
  store <2 x i16> %618, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %619 = icmp samesign ult i32 %5, 32
  %620 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %619, label %624, label %621

621:                                              ; preds = %585
  %622 = getelementptr i8, ptr addrspace(3) %620, i32 -1024
  %623 = load i16, ptr addrspace(3) %622, align 2, !tbaa !15
  br label %624

624:                                              ; preds = %621, %585
  %625 = phi i16 [ %623, %621 ], [ 0, %585 ]
  br i1 %619, label %629, label %626

626:                                              ; preds = %624
  %627 = getelementptr i8, ptr addrspace(3) %620, i32 -1022
  %628 = load i16, ptr addrspace(3) %627, align 2, !tbaa !15
  br label %629

629:                                              ; preds = %626, %624
  %630 = phi i16 [ %628, %626 ], [ 0, %624 ]
  br i1 %619, label %634, label %631

631:                                              ; preds = %629
  %632 = getelementptr i8, ptr addrspace(3) %620, i32 -1020
  %633 = load i16, ptr addrspace(3) %632, align 2, !tbaa !15
  br label %634

634:                                              ; preds = %631, %629
  %635 = phi i16 [ %633, %631 ], [ 0, %629 ]
  br i1 %619, label %639, label %636

636:                                              ; preds = %634
  %637 = getelementptr i8, ptr addrspace(3) %620, i32 -1018
  %638 = load i16, ptr addrspace(3) %637, align 2, !tbaa !15
  br label %639

639:                                              ; preds = %636, %634
  %640 = phi i16 [ %638, %636 ], [ 0, %634 ]
  br i1 %619, label %644, label %641

641:                                              ; preds = %639
  %642 = getelementptr i8, ptr addrspace(3) %620, i32 -1016
  %643 = load i16, ptr addrspace(3) %642, align 2, !tbaa !15
  br label %644

644:                                              ; preds = %641, %639
  %645 = phi i16 [ %643, %641 ], [ 0, %639 ]
  br i1 %619, label %649, label %646

646:                                              ; preds = %644
  %647 = getelementptr i8, ptr addrspace(3) %620, i32 -1014
  %648 = load i16, ptr addrspace(3) %647, align 2, !tbaa !15
  br label %649

649:                                              ; preds = %646, %644
  %650 = phi i16 [ %648, %646 ], [ 0, %644 ]
  br i1 %619, label %654, label %651

651:                                              ; preds = %649
  %652 = getelementptr i8, ptr addrspace(3) %620, i32 -1012
  %653 = load i16, ptr addrspace(3) %652, align 2, !tbaa !15
  br label %654

654:                                              ; preds = %651, %649
  %655 = phi i16 [ %653, %651 ], [ 0, %649 ]
  br i1 %619, label %659, label %656

656:                                              ; preds = %654
  %657 = getelementptr i8, ptr addrspace(3) %620, i32 -1010
  %658 = load i16, ptr addrspace(3) %657, align 2, !tbaa !15
  br label %659

659:                                              ; preds = %656, %654
  %660 = phi i16 [ %658, %656 ], [ 0, %654 ]
  br i1 %619, label %664, label %661

661:                                              ; preds = %659
  %662 = getelementptr i8, ptr addrspace(3) %620, i32 -1008
  %663 = load i16, ptr addrspace(3) %662, align 2, !tbaa !15
  br label %664

664:                                              ; preds = %661, %659
  %665 = phi i16 [ %663, %661 ], [ 0, %659 ]
  br i1 %619, label %669, label %666

666:                                              ; preds = %664
  %667 = getelementptr i8, ptr addrspace(3) %620, i32 -1006
  %668 = load i16, ptr addrspace(3) %667, align 2, !tbaa !15
  br label %669

669:                                              ; preds = %666, %664
  %670 = phi i16 [ %668, %666 ], [ 0, %664 ]
  br i1 %619, label %674, label %671

671:                                              ; preds = %669
  %672 = getelementptr i8, ptr addrspace(3) %620, i32 -1004
  %673 = load i16, ptr addrspace(3) %672, align 2, !tbaa !15
  br label %674

674:                                              ; preds = %671, %669
  %675 = phi i16 [ %673, %671 ], [ 0, %669 ]
  br i1 %619, label %679, label %676

676:                                              ; preds = %674
  %677 = getelementptr i8, ptr addrspace(3) %620, i32 -1002
  %678 = load i16, ptr addrspace(3) %677, align 2, !tbaa !15
  br label %679

679:                                              ; preds = %676, %674
  %680 = phi i16 [ %678, %676 ], [ 0, %674 ]
  br i1 %619, label %684, label %681

681:                                              ; preds = %679
  %682 = getelementptr i8, ptr addrspace(3) %620, i32 -1000
  %683 = load i16, ptr addrspace(3) %682, align 2, !tbaa !15
  br label %684

684:                                              ; preds = %681, %679
  %685 = phi i16 [ %683, %681 ], [ 0, %679 ]
  br i1 %619, label %689, label %686

686:                                              ; preds = %684
  %687 = getelementptr i8, ptr addrspace(3) %620, i32 -998
  %688 = load i16, ptr addrspace(3) %687, align 2, !tbaa !15
  br label %689

689:                                              ; preds = %686, %684
  %690 = phi i16 [ %688, %686 ], [ 0, %684 ]
  br i1 %619, label %694, label %691

691:                                              ; preds = %689
  %692 = getelementptr i8, ptr addrspace(3) %620, i32 -996
  %693 = load i16, ptr addrspace(3) %692, align 2, !tbaa !15
  br label %694

694:                                              ; preds = %691, %689
  %695 = phi i16 [ %693, %691 ], [ 0, %689 ]
  br i1 %619, label %699, label %696

696:                                              ; preds = %694
  %697 = getelementptr i8, ptr addrspace(3) %620, i32 -994
  %698 = load i16, ptr addrspace(3) %697, align 2, !tbaa !15
  br label %699

699:                                              ; preds = %696, %694
  %700 = phi i16 [ %698, %696 ], [ 0, %694 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %701 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %702 = insertelement <2 x i16> poison, i16 %625, i64 0
  %703 = insertelement <2 x i16> %702, i16 %630, i64 1
  %704 = add <2 x i16> %701, %703
  store <2 x i16> %704, ptr addrspace(3) %24, align 2, !tbaa !15
  %705 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %706 = insertelement <2 x i16> poison, i16 %635, i64 0
  %707 = insertelement <2 x i16> %706, i16 %640, i64 1
  %708 = add <2 x i16> %705, %707
  store <2 x i16> %708, ptr addrspace(3) %30, align 2, !tbaa !15
  %709 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %710 = insertelement <2 x i16> poison, i16 %645, i64 0
  %711 = insertelement <2 x i16> %710, i16 %650, i64 1
  %712 = add <2 x i16> %709, %711
  store <2 x i16> %712, ptr addrspace(3) %33, align 2, !tbaa !15
  %713 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %714 = insertelement <2 x i16> poison, i16 %655, i64 0
  %715 = insertelement <2 x i16> %714, i16 %660, i64 1
  %716 = add <2 x i16> %713, %715
  store <2 x i16> %716, ptr addrspace(3) %36, align 2, !tbaa !15
  %717 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %718 = insertelement <2 x i16> poison, i16 %665, i64 0
  %719 = insertelement <2 x i16> %718, i16 %670, i64 1
  %720 = add <2 x i16> %717, %719
  store <2 x i16> %720, ptr addrspace(3) %39, align 2, !tbaa !15
  %721 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %722 = insertelement <2 x i16> poison, i16 %675, i64 0
  %723 = insertelement <2 x i16> %722, i16 %680, i64 1
  %724 = add <2 x i16> %721, %723
  store <2 x i16> %724, ptr addrspace(3) %42, align 2, !tbaa !15
  %725 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %726 = insertelement <2 x i16> poison, i16 %685, i64 0
  %727 = insertelement <2 x i16> %726, i16 %690, i64 1
  %728 = add <2 x i16> %725, %727
  store <2 x i16> %728, ptr addrspace(3) %45, align 2, !tbaa !15
  %729 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %730 = insertelement <2 x i16> poison, i16 %695, i64 0
  %731 = insertelement <2 x i16> %730, i16 %700, i64 1
  %732 = add <2 x i16> %729, %731
  store <2 x i16> %732, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %733 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.begin, i32 %15
  %734 = load i32, ptr addrspace(3) %733, align 4, !tbaa !5
  %735 = getelementptr inbounds nuw i16, ptr addrspace(3) %24, i32 %15
  %736 = load i16, ptr addrspace(3) %735, align 2, !tbaa !15
  %737 = zext i16 %736 to i32
  %738 = add i32 %734, -1
  %739 = add i32 %738, %737
  %740 = zext i32 %739 to i64
  %741 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %740
  store i32 %12, ptr addrspace(1) %741, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_radix_scatter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = zext nneg i32 %5 to i64
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %6
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5
  %13 = and i32 %3, 31
  %14 = lshr i32 %12, %13
  %15 = and i32 %14, 15
  %16 = icmp samesign ult i32 %5, 16
  br i1 %16, label %17, label %23

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.begin, i32 %5
  %19 = shl nuw nsw i64 %8, 6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %19
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %6
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  store i32 %22, ptr addrspace(3) %18, align 4, !tbaa !5
  br label %23

23:                                               ; preds = %17, %4
  %24 = getelementptr inbounds nuw [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  %25 = insertelement <2 x i32> poison, i32 %15, i64 0
  %26 = shufflevector <2 x i32> %25, <2 x i32> poison, <2 x i32> zeroinitializer
  %27 = icmp eq <2 x i32> %26, <i32 0, i32 1>
  %28 = zext <2 x i1> %27 to <2 x i16>
  store <2 x i16> %28, ptr addrspace(3) %24, align 2, !tbaa !15
  %29 = icmp eq <2 x i32> %26, <i32 2, i32 3>
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 4
  %31 = zext <2 x i1> %29 to <2 x i16>
  store <2 x i16> %31, ptr addrspace(3) %30, align 2, !tbaa !15
  %32 = icmp eq <2 x i32> %26, <i32 4, i32 5>
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 8
  %34 = zext <2 x i1> %32 to <2 x i16>
  store <2 x i16> %34, ptr addrspace(3) %33, align 2, !tbaa !15
  %35 = icmp eq <2 x i32> %26, <i32 6, i32 7>
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 12
  %37 = zext <2 x i1> %35 to <2 x i16>
  store <2 x i16> %37, ptr addrspace(3) %36, align 2, !tbaa !15
  %38 = icmp eq <2 x i32> %26, <i32 8, i32 9>
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 16
  %40 = zext <2 x i1> %38 to <2 x i16>
  store <2 x i16> %40, ptr addrspace(3) %39, align 2, !tbaa !15
  %41 = icmp eq <2 x i32> %26, <i32 10, i32 11>
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 20
  %43 = zext <2 x i1> %41 to <2 x i16>
  store <2 x i16> %43, ptr addrspace(3) %42, align 2, !tbaa !15
  %44 = icmp eq <2 x i32> %26, <i32 12, i32 13>
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 24
  %46 = zext <2 x i1> %44 to <2 x i16>
  store <2 x i16> %46, ptr addrspace(3) %45, align 2, !tbaa !15
  %47 = icmp eq <2 x i32> %26, <i32 14, i32 15>
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 28
  %49 = zext <2 x i1> %47 to <2 x i16>
  store <2 x i16> %49, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %50 = icmp eq i32 %5, 0
  %51 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %50, label %55, label %52

52:                                               ; preds = %23
  %53 = getelementptr i8, ptr addrspace(3) %51, i32 -32
  %54 = load i16, ptr addrspace(3) %53, align 2, !tbaa !15
  br label %55

55:                                               ; preds = %23, %52
  %56 = phi i16 [ %54, %52 ], [ 0, %23 ]
  br i1 %50, label %60, label %57

57:                                               ; preds = %55
  %58 = getelementptr i8, ptr addrspace(3) %51, i32 -30
  %59 = load i16, ptr addrspace(3) %58, align 2, !tbaa !15
  br label %60

60:                                               ; preds = %57, %55
  %61 = phi i16 [ %59, %57 ], [ 0, %55 ]
  br i1 %50, label %65, label %62

62:                                               ; preds = %60
  %63 = getelementptr i8, ptr addrspace(3) %51, i32 -28
  %64 = load i16, ptr addrspace(3) %63, align 2, !tbaa !15
  br label %65

65:                                               ; preds = %62, %60
  %66 = phi i16 [ %64, %62 ], [ 0, %60 ]
  br i1 %50, label %70, label %67

67:                                               ; preds = %65
  %68 = getelementptr i8, ptr addrspace(3) %51, i32 -26
  %69 = load i16, ptr addrspace(3) %68, align 2, !tbaa !15
  br label %70

70:                                               ; preds = %67, %65
  %71 = phi i16 [ %69, %67 ], [ 0, %65 ]
  br i1 %50, label %75, label %72

72:                                               ; preds = %70
  %73 = getelementptr i8, ptr addrspace(3) %51, i32 -24
  %74 = load i16, ptr addrspace(3) %73, align 2, !tbaa !15
  br label %75

75:                                               ; preds = %72, %70
  %76 = phi i16 [ %74, %72 ], [ 0, %70 ]
  br i1 %50, label %80, label %77

77:                                               ; preds = %75
  %78 = getelementptr i8, ptr addrspace(3) %51, i32 -22
  %79 = load i16, ptr addrspace(3) %78, align 2, !tbaa !15
  br label %80

80:                                               ; preds = %77, %75
  %81 = phi i16 [ %79, %77 ], [ 0, %75 ]
  br i1 %50, label %85, label %82

82:                                               ; preds = %80
  %83 = getelementptr i8, ptr addrspace(3) %51, i32 -20
  %84 = load i16, ptr addrspace(3) %83, align 2, !tbaa !15
  br label %85

85:                                               ; preds = %82, %80
  %86 = phi i16 [ %84, %82 ], [ 0, %80 ]
  br i1 %50, label %90, label %87

87:                                               ; preds = %85
  %88 = getelementptr i8, ptr addrspace(3) %51, i32 -18
  %89 = load i16, ptr addrspace(3) %88, align 2, !tbaa !15
  br label %90

90:                                               ; preds = %87, %85
  %91 = phi i16 [ %89, %87 ], [ 0, %85 ]
  br i1 %50, label %95, label %92

92:                                               ; preds = %90
  %93 = getelementptr i8, ptr addrspace(3) %51, i32 -16
  %94 = load i16, ptr addrspace(3) %93, align 2, !tbaa !15
  br label %95

95:                                               ; preds = %92, %90
  %96 = phi i16 [ %94, %92 ], [ 0, %90 ]
  br i1 %50, label %100, label %97

97:                                               ; preds = %95
  %98 = getelementptr i8, ptr addrspace(3) %51, i32 -14
  %99 = load i16, ptr addrspace(3) %98, align 2, !tbaa !15
  br label %100

100:                                              ; preds = %97, %95
  %101 = phi i16 [ %99, %97 ], [ 0, %95 ]
  br i1 %50, label %105, label %102

102:                                              ; preds = %100
  %103 = getelementptr i8, ptr addrspace(3) %51, i32 -12
  %104 = load i16, ptr addrspace(3) %103, align 2, !tbaa !15
  br label %105

105:                                              ; preds = %102, %100
  %106 = phi i16 [ %104, %102 ], [ 0, %100 ]
  br i1 %50, label %110, label %107

107:                                              ; preds = %105
  %108 = getelementptr i8, ptr addrspace(3) %51, i32 -10
  %109 = load i16, ptr addrspace(3) %108, align 2, !tbaa !15
  br label %110

110:                                              ; preds = %107, %105
  %111 = phi i16 [ %109, %107 ], [ 0, %105 ]
  br i1 %50, label %115, label %112

112:                                              ; preds = %110
  %113 = getelementptr i8, ptr addrspace(3) %51, i32 -8
  %114 = load i16, ptr addrspace(3) %113, align 2, !tbaa !15
  br label %115

115:                                              ; preds = %112, %110
  %116 = phi i16 [ %114, %112 ], [ 0, %110 ]
  br i1 %50, label %120, label %117

117:                                              ; preds = %115
  %118 = getelementptr i8, ptr addrspace(3) %51, i32 -6
  %119 = load i16, ptr addrspace(3) %118, align 2, !tbaa !15
  br label %120

120:                                              ; preds = %117, %115
  %121 = phi i16 [ %119, %117 ], [ 0, %115 ]
  br i1 %50, label %125, label %122

122:                                              ; preds = %120
  %123 = getelementptr i8, ptr addrspace(3) %51, i32 -4
  %124 = load i16, ptr addrspace(3) %123, align 2, !tbaa !15
  br label %125

125:                                              ; preds = %122, %120
  %126 = phi i16 [ %124, %122 ], [ 0, %120 ]
  br i1 %50, label %130, label %127

127:                                              ; preds = %125
  %128 = getelementptr i8, ptr addrspace(3) %51, i32 -2
  %129 = load i16, ptr addrspace(3) %128, align 2, !tbaa !15
  br label %130

130:                                              ; preds = %127, %125
  %131 = phi i16 [ %129, %127 ], [ 0, %125 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %132 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %133 = insertelement <2 x i16> poison, i16 %56, i64 0
  %134 = insertelement <2 x i16> %133, i16 %61, i64 1
  %135 = add <2 x i16> %132, %134
  store <2 x i16> %135, ptr addrspace(3) %24, align 2, !tbaa !15
  %136 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %137 = insertelement <2 x i16> poison, i16 %66, i64 0
  %138 = insertelement <2 x i16> %137, i16 %71, i64 1
  %139 = add <2 x i16> %136, %138
  store <2 x i16> %139, ptr addrspace(3) %30, align 2, !tbaa !15
  %140 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %141 = insertelement <2 x i16> poison, i16 %76, i64 0
  %142 = insertelement <2 x i16> %141, i16 %81, i64 1
  %143 = add <2 x i16> %140, %142
  store <2 x i16> %143, ptr addrspace(3) %33, align 2, !tbaa !15
  %144 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %145 = insertelement <2 x i16> poison, i16 %86, i64 0
  %146 = insertelement <2 x i16> %145, i16 %91, i64 1
  %147 = add <2 x i16> %144, %146
  store <2 x i16> %147, ptr addrspace(3) %36, align 2, !tbaa !15
  %148 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %149 = insertelement <2 x i16> poison, i16 %96, i64 0
  %150 = insertelement <2 x i16> %149, i16 %101, i64 1
  %151 = add <2 x i16> %148, %150
  store <2 x i16> %151, ptr addrspace(3) %39, align 2, !tbaa !15
  %152 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %153 = insertelement <2 x i16> poison, i16 %106, i64 0
  %154 = insertelement <2 x i16> %153, i16 %111, i64 1
  %155 = add <2 x i16> %152, %154
  store <2 x i16> %155, ptr addrspace(3) %42, align 2, !tbaa !15
  %156 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %157 = insertelement <2 x i16> poison, i16 %116, i64 0
  %158 = insertelement <2 x i16> %157, i16 %121, i64 1
  %159 = add <2 x i16> %156, %158
  store <2 x i16> %159, ptr addrspace(3) %45, align 2, !tbaa !15
  %160 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %161 = insertelement <2 x i16> poison, i16 %126, i64 0
  %162 = insertelement <2 x i16> %161, i16 %131, i64 1
  %163 = add <2 x i16> %160, %162
  store <2 x i16> %163, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %164 = icmp samesign ult i32 %5, 2
  %165 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %164, label %169, label %166

166:                                              ; preds = %130
  %167 = getelementptr i8, ptr addrspace(3) %165, i32 -64
  %168 = load i16, ptr addrspace(3) %167, align 2, !tbaa !15
  br label %169

169:                                              ; preds = %166, %130
  %170 = phi i16 [ %168, %166 ], [ 0, %130 ]
  br i1 %164, label %174, label %171

171:                                              ; preds = %169
  %172 = getelementptr i8, ptr addrspace(3) %165, i32 -62
  %173 = load i16, ptr addrspace(3) %172, align 2, !tbaa !15
  br label %174

174:                                              ; preds = %171, %169
  %175 = phi i16 [ %173, %171 ], [ 0, %169 ]
  br i1 %164, label %179, label %176

176:                                              ; preds = %174
  %177 = getelementptr i8, ptr addrspace(3) %165, i32 -60
  %178 = load i16, ptr addrspace(3) %177, align 2, !tbaa !15
  br label %179

179:                                              ; preds = %176, %174
  %180 = phi i16 [ %178, %176 ], [ 0, %174 ]
  br i1 %164, label %184, label %181

181:                                              ; preds = %179
  %182 = getelementptr i8, ptr addrspace(3) %165, i32 -58
  %183 = load i16, ptr addrspace(3) %182, align 2, !tbaa !15
  br label %184

184:                                              ; preds = %181, %179
  %185 = phi i16 [ %183, %181 ], [ 0, %179 ]
  br i1 %164, label %189, label %186

186:                                              ; preds = %184
  %187 = getelementptr i8, ptr addrspace(3) %165, i32 -56
  %188 = load i16, ptr addrspace(3) %187, align 2, !tbaa !15
  br label %189

189:                                              ; preds = %186, %184
  %190 = phi i16 [ %188, %186 ], [ 0, %184 ]
  br i1 %164, label %194, label %191

191:                                              ; preds = %189
  %192 = getelementptr i8, ptr addrspace(3) %165, i32 -54
  %193 = load i16, ptr addrspace(3) %192, align 2, !tbaa !15
  br label %194

194:                                              ; preds = %191, %189
  %195 = phi i16 [ %193, %191 ], [ 0, %189 ]
  br i1 %164, label %199, label %196

196:                                              ; preds = %194
  %197 = getelementptr i8, ptr addrspace(3) %165, i32 -52
  %198 = load i16, ptr addrspace(3) %197, align 2, !tbaa !15
  br label %199

199:                                              ; preds = %196, %194
  %200 = phi i16 [ %198, %196 ], [ 0, %194 ]
  br i1 %164, label %204, label %201

201:                                              ; preds = %199
  %202 = getelementptr i8, ptr addrspace(3) %165, i32 -50
  %203 = load i16, ptr addrspace(3) %202, align 2, !tbaa !15
  br label %204

204:                                              ; preds = %201, %199
  %205 = phi i16 [ %203, %201 ], [ 0, %199 ]
  br i1 %164, label %209, label %206

206:                                              ; preds = %204
  %207 = getelementptr i8, ptr addrspace(3) %165, i32 -48
  %208 = load i16, ptr addrspace(3) %207, align 2, !tbaa !15
  br label %209

209:                                              ; preds = %206, %204
  %210 = phi i16 [ %208, %206 ], [ 0, %204 ]
  br i1 %164, label %214, label %211

211:                                              ; preds = %209
  %212 = getelementptr i8, ptr addrspace(3) %165, i32 -46
  %213 = load i16, ptr addrspace(3) %212, align 2, !tbaa !15
  br label %214

214:                                              ; preds = %211, %209
  %215 = phi i16 [ %213, %211 ], [ 0, %209 ]
  br i1 %164, label %219, label %216

216:                                              ; preds = %214
  %217 = getelementptr i8, ptr addrspace(3) %165, i32 -44
  %218 = load i16, ptr addrspace(3) %217, align 2, !tbaa !15
  br label %219

219:                                              ; preds = %216, %214
  %220 = phi i16 [ %218, %216 ], [ 0, %214 ]
  br i1 %164, label %224, label %221

221:                                              ; preds = %219
  %222 = getelementptr i8, ptr addrspace(3) %165, i32 -42
  %223 = load i16, ptr addrspace(3) %222, align 2, !tbaa !15
  br label %224

224:                                              ; preds = %221, %219
  %225 = phi i16 [ %223, %221 ], [ 0, %219 ]
  br i1 %164, label %229, label %226

226:                                              ; preds = %224
  %227 = getelementptr i8, ptr addrspace(3) %165, i32 -40
  %228 = load i16, ptr addrspace(3) %227, align 2, !tbaa !15
  br label %229

229:                                              ; preds = %226, %224
  %230 = phi i16 [ %228, %226 ], [ 0, %224 ]
  br i1 %164, label %234, label %231

231:                                              ; preds = %229
  %232 = getelementptr i8, ptr addrspace(3) %165, i32 -38
  %233 = load i16, ptr addrspace(3) %232, align 2, !tbaa !15
  br label %234

234:                                              ; preds = %231, %229
  %235 = phi i16 [ %233, %231 ], [ 0, %229 ]
  br i1 %164, label %239, label %236

236:                                              ; preds = %234
  %237 = getelementptr i8, ptr addrspace(3) %165, i32 -36
  %238 = load i16, ptr addrspace(3) %237, align 2, !tbaa !15
  br label %239

239:                                              ; preds = %236, %234
  %240 = phi i16 [ %238, %236 ], [ 0, %234 ]
  br i1 %164, label %244, label %241

241:                                              ; preds = %239
  %242 = getelementptr i8, ptr addrspace(3) %165, i32 -34
  %243 = load i16, ptr addrspace(3) %242, align 2, !tbaa !15
  br label %244

244:                                              ; preds = %241, %239
  %245 = phi i16 [ %243, %241 ], [ 0, %239 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %246 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %247 = insertelement <2 x i16> poison, i16 %170, i64 0
  %248 = insertelement <2 x i16> %247, i16 %175, i64 1
  %249 = add <2 x i16> %246, %248
  store <2 x i16> %249, ptr addrspace(3) %24, align 2, !tbaa !15
  %250 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %251 = insertelement <2 x i16> poison, i16 %180, i64 0
  %252 = insertelement <2 x i16> %251, i16 %185, i64 1
  %253 = add <2 x i16> %250, %252
  store <2 x i16> %253, ptr addrspace(3) %30, align 2, !tbaa !15
  %254 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %255 = insertelement <2 x i16> poison, i16 %190, i64 0
  %256 = insertelement <2 x i16> %255, i16 %195, i64 1
  %257 = add <2 x i16> %254, %256
  store <2 x i16> %257, ptr addrspace(3) %33, align 2, !tbaa !15
  %258 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %259 = insertelement <2 x i16> poison, i16 %200, i64 0
  %260 = insertelement <2 x i16> %259, i16 %205, i64 1
  %261 = add <2 x i16> %258, %260
  store <2 x i16> %261, ptr addrspace(3) %36, align 2, !tbaa !15
  %262 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %263 = insertelement <2 x i16> poison, i16 %210, i64 0
  %264 = insertelement <2 x i16> %263, i16 %215, i64 1
  %265 = add <2 x i16> %262, %264
  store <2 x i16> %265, ptr addrspace(3) %39, align 2, !tbaa !15
  %266 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %267 = insertelement <2 x i16> poison, i16 %220, i64 0
  %268 = insertelement <2 x i16> %267, i16 %225, i64 1
  %269 = add <2 x i16> %266, %268
  store <2 x i16> %269, ptr addrspace(3) %42, align 2, !tbaa !15
  %270 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %271 = insertelement <2 x i16> poison, i16 %230, i64 0
  %272 = insertelement <2 x i16> %271, i16 %235, i64 1
  %273 = add <2 x i16> %270, %272
  store <2 x i16> %273, ptr addrspace(3) %45, align 2, !tbaa !15
  %274 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %275 = insertelement <2 x i16> poison, i16 %240, i64 0
  %276 = insertelement <2 x i16> %275, i16 %245, i64 1
  %277 = add <2 x i16> %274, %276
  store <2 x i16> %277, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %278 = icmp samesign ult i32 %5, 4
  %279 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %278, label %283, label %280

280:                                              ; preds = %244
  %281 = getelementptr i8, ptr addrspace(3) %279, i32 -128
  %282 = load i16, ptr addrspace(3) %281, align 2, !tbaa !15
  br label %283

283:                                              ; preds = %280, %244
  %284 = phi i16 [ %282, %280 ], [ 0, %244 ]
  br i1 %278, label %288, label %285

285:                                              ; preds = %283
  %286 = getelementptr i8, ptr addrspace(3) %279, i32 -126
  %287 = load i16, ptr addrspace(3) %286, align 2, !tbaa !15
  br label %288

288:                                              ; preds = %285, %283
  %289 = phi i16 [ %287, %285 ], [ 0, %283 ]
  br i1 %278, label %293, label %290

290:                                              ; preds = %288
  %291 = getelementptr i8, ptr addrspace(3) %279, i32 -124
  %292 = load i16, ptr addrspace(3) %291, align 2, !tbaa !15
  br label %293

293:                                              ; preds = %290, %288
  %294 = phi i16 [ %292, %290 ], [ 0, %288 ]
  br i1 %278, label %298, label %295

295:                                              ; preds = %293
  %296 = getelementptr i8, ptr addrspace(3) %279, i32 -122
  %297 = load i16, ptr addrspace(3) %296, align 2, !tbaa !15
  br label %298

298:                                              ; preds = %295, %293
  %299 = phi i16 [ %297, %295 ], [ 0, %293 ]
  br i1 %278, label %303, label %300

300:                                              ; preds = %298
  %301 = getelementptr i8, ptr addrspace(3) %279, i32 -120
  %302 = load i16, ptr addrspace(3) %301, align 2, !tbaa !15
  br label %303

303:                                              ; preds = %300, %298
  %304 = phi i16 [ %302, %300 ], [ 0, %298 ]
  br i1 %278, label %308, label %305

305:                                              ; preds = %303
  %306 = getelementptr i8, ptr addrspace(3) %279, i32 -118
  %307 = load i16, ptr addrspace(3) %306, align 2, !tbaa !15
  br label %308

308:                                              ; preds = %305, %303
  %309 = phi i16 [ %307, %305 ], [ 0, %303 ]
  br i1 %278, label %313, label %310

310:                                              ; preds = %308
  %311 = getelementptr i8, ptr addrspace(3) %279, i32 -116
  %312 = load i16, ptr addrspace(3) %311, align 2, !tbaa !15
  br label %313

313:                                              ; preds = %310, %308
  %314 = phi i16 [ %312, %310 ], [ 0, %308 ]
  br i1 %278, label %318, label %315

315:                                              ; preds = %313
  %316 = getelementptr i8, ptr addrspace(3) %279, i32 -114
  %317 = load i16, ptr addrspace(3) %316, align 2, !tbaa !15
  br label %318

318:                                              ; preds = %315, %313
  %319 = phi i16 [ %317, %315 ], [ 0, %313 ]
  br i1 %278, label %323, label %320

320:                                              ; preds = %318
  %321 = getelementptr i8, ptr addrspace(3) %279, i32 -112
  %322 = load i16, ptr addrspace(3) %321, align 2, !tbaa !15
  br label %323

323:                                              ; preds = %320, %318
  %324 = phi i16 [ %322, %320 ], [ 0, %318 ]
  br i1 %278, label %328, label %325

325:                                              ; preds = %323
  %326 = getelementptr i8, ptr addrspace(3) %279, i32 -110
  %327 = load i16, ptr addrspace(3) %326, align 2, !tbaa !15
  br label %328

328:                                              ; preds = %325, %323
  %329 = phi i16 [ %327, %325 ], [ 0, %323 ]
  br i1 %278, label %333, label %330

330:                                              ; preds = %328
  %331 = getelementptr i8, ptr addrspace(3) %279, i32 -108
  %332 = load i16, ptr addrspace(3) %331, align 2, !tbaa !15
  br label %333

333:                                              ; preds = %330, %328
  %334 = phi i16 [ %332, %330 ], [ 0, %328 ]
  br i1 %278, label %338, label %335

335:                                              ; preds = %333
  %336 = getelementptr i8, ptr addrspace(3) %279, i32 -106
  %337 = load i16, ptr addrspace(3) %336, align 2, !tbaa !15
  br label %338

338:                                              ; preds = %335, %333
  %339 = phi i16 [ %337, %335 ], [ 0, %333 ]
  br i1 %278, label %343, label %340

340:                                              ; preds = %338
  %341 = getelementptr i8, ptr addrspace(3) %279, i32 -104
  %342 = load i16, ptr addrspace(3) %341, align 2, !tbaa !15
  br label %343

343:                                              ; preds = %340, %338
  %344 = phi i16 [ %342, %340 ], [ 0, %338 ]
  br i1 %278, label %348, label %345

345:                                              ; preds = %343
  %346 = getelementptr i8, ptr addrspace(3) %279, i32 -102
  %347 = load i16, ptr addrspace(3) %346, align 2, !tbaa !15
  br label %348

348:                                              ; preds = %345, %343
  %349 = phi i16 [ %347, %345 ], [ 0, %343 ]
  br i1 %278, label %353, label %350

350:                                              ; preds = %348
  %351 = getelementptr i8, ptr addrspace(3) %279, i32 -100
  %352 = load i16, ptr addrspace(3) %351, align 2, !tbaa !15
  br label %353

353:                                              ; preds = %350, %348
  %354 = phi i16 [ %352, %350 ], [ 0, %348 ]
  br i1 %278, label %358, label %355

355:                                              ; preds = %353
  %356 = getelementptr i8, ptr addrspace(3) %279, i32 -98
  %357 = load i16, ptr addrspace(3) %356, align 2, !tbaa !15
  br label %358

358:                                              ; preds = %355, %353
  %359 = phi i16 [ %357, %355 ], [ 0, %353 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %360 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %361 = insertelement <2 x i16> poison, i16 %284, i64 0
  %362 = insertelement <2 x i16> %361, i16 %289, i64 1
  %363 = add <2 x i16> %360, %362
  store <2 x i16> %363, ptr addrspace(3) %24, align 2, !tbaa !15
  %364 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %365 = insertelement <2 x i16> poison, i16 %294, i64 0
  %366 = insertelement <2 x i16> %365, i16 %299, i64 1
  %367 = add <2 x i16> %364, %366
  store <2 x i16> %367, ptr addrspace(3) %30, align 2, !tbaa !15
  %368 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %369 = insertelement <2 x i16> poison, i16 %304, i64 0
  %370 = insertelement <2 x i16> %369, i16 %309, i64 1
  %371 = add <2 x i16> %368, %370
  store <2 x i16> %371, ptr addrspace(3) %33, align 2, !tbaa !15
  %372 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %373 = insertelement <2 x i16> poison, i16 %314, i64 0
  %374 = insertelement <2 x i16> %373, i16 %319, i64 1
  %375 = add <2 x i16> %372, %374
  store <2 x i16> %375, ptr addrspace(3) %36, align 2, !tbaa !15
  %376 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %377 = insertelement <2 x i16> poison, i16 %324, i64 0
  %378 = insertelement <2 x i16> %377, i16 %329, i64 1
  %379 = add <2 x i16> %376, %378
  store <2 x i16> %379, ptr addrspace(3) %39, align 2, !tbaa !15
  %380 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %381 = insertelement <2 x i16> poison, i16 %334, i64 0
  %382 = insertelement <2 x i16> %381, i16 %339, i64 1
  %383 = add <2 x i16> %380, %382
  store <2 x i16> %383, ptr addrspace(3) %42, align 2, !tbaa !15
  %384 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %385 = insertelement <2 x i16> poison, i16 %344, i64 0
  %386 = insertelement <2 x i16> %385, i16 %349, i64 1
  %387 = add <2 x i16> %384, %386
  store <2 x i16> %387, ptr addrspace(3) %45, align 2, !tbaa !15
  %388 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %389 = insertelement <2 x i16> poison, i16 %354, i64 0
  %390 = insertelement <2 x i16> %389, i16 %359, i64 1
  %391 = add <2 x i16> %388, %390
  store <2 x i16> %391, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %392 = icmp samesign ult i32 %5, 8
  %393 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %392, label %397, label %394

394:                                              ; preds = %358
  %395 = getelementptr i8, ptr addrspace(3) %393, i32 -256
  %396 = load i16, ptr addrspace(3) %395, align 2, !tbaa !15
  br label %397

397:                                              ; preds = %394, %358
  %398 = phi i16 [ %396, %394 ], [ 0, %358 ]
  br i1 %392, label %402, label %399

399:                                              ; preds = %397
  %400 = getelementptr i8, ptr addrspace(3) %393, i32 -254
  %401 = load i16, ptr addrspace(3) %400, align 2, !tbaa !15
  br label %402

402:                                              ; preds = %399, %397
  %403 = phi i16 [ %401, %399 ], [ 0, %397 ]
  br i1 %392, label %407, label %404

404:                                              ; preds = %402
  %405 = getelementptr i8, ptr addrspace(3) %393, i32 -252
  %406 = load i16, ptr addrspace(3) %405, align 2, !tbaa !15
  br label %407

407:                                              ; preds = %404, %402
  %408 = phi i16 [ %406, %404 ], [ 0, %402 ]
  br i1 %392, label %412, label %409

409:                                              ; preds = %407
  %410 = getelementptr i8, ptr addrspace(3) %393, i32 -250
  %411 = load i16, ptr addrspace(3) %410, align 2, !tbaa !15
  br label %412

412:                                              ; preds = %409, %407
  %413 = phi i16 [ %411, %409 ], [ 0, %407 ]
  br i1 %392, label %417, label %414

414:                                              ; preds = %412
  %415 = getelementptr i8, ptr addrspace(3) %393, i32 -248
  %416 = load i16, ptr addrspace(3) %415, align 2, !tbaa !15
  br label %417

417:                                              ; preds = %414, %412
  %418 = phi i16 [ %416, %414 ], [ 0, %412 ]
  br i1 %392, label %422, label %419

419:                                              ; preds = %417
  %420 = getelementptr i8, ptr addrspace(3) %393, i32 -246
  %421 = load i16, ptr addrspace(3) %420, align 2, !tbaa !15
  br label %422

422:                                              ; preds = %419, %417
  %423 = phi i16 [ %421, %419 ], [ 0, %417 ]
  br i1 %392, label %427, label %424

424:                                              ; preds = %422
  %425 = getelementptr i8, ptr addrspace(3) %393, i32 -244
  %426 = load i16, ptr addrspace(3) %425, align 2, !tbaa !15
  br label %427

427:                                              ; preds = %424, %422
  %428 = phi i16 [ %426, %424 ], [ 0, %422 ]
  br i1 %392, label %432, label %429

429:                                              ; preds = %427
  %430 = getelementptr i8, ptr addrspace(3) %393, i32 -242
  %431 = load i16, ptr addrspace(3) %430, align 2, !tbaa !15
  br label %432

432:                                              ; preds = %429, %427
  %433 = phi i16 [ %431, %429 ], [ 0, %427 ]
  br i1 %392, label %437, label %434

434:                                              ; preds = %432
  %435 = getelementptr i8, ptr addrspace(3) %393, i32 -240
  %436 = load i16, ptr addrspace(3) %435, align 2, !tbaa !15
  br label %437

437:                                              ; preds = %434, %432
  %438 = phi i16 [ %436, %434 ], [ 0, %432 ]
  br i1 %392, label %442, label %439

439:                                              ; preds = %437
  %440 = getelementptr i8, ptr addrspace(3) %393, i32 -238
  %441 = load i16, ptr addrspace(3) %440, align 2, !tbaa !15
  br label %442

442:                                              ; preds = %439, %437
  %443 = phi i16 [ %441, %439 ], [ 0, %437 ]
  br i1 %392, label %447, label %444

444:                                              ; preds = %442
  %445 = getelementptr i8, ptr addrspace(3) %393, i32 -236
  %446 = load i16, ptr addrspace(3) %445, align 2, !tbaa !15
  br label %447

447:                                              ; preds = %444, %442
  %448 = phi i16 [ %446, %444 ], [ 0, %442 ]
  br i1 %392, label %452, label %449

449:                                              ; preds = %447
  %450 = getelementptr i8, ptr addrspace(3) %393, i32 -234
  %451 = load i16, ptr addrspace(3) %450, align 2, !tbaa !15
  br label %452

452:                                              ; preds = %449, %447
  %453 = phi i16 [ %451, %449 ], [ 0, %447 ]
  br i1 %392, label %457, label %454

454:                                              ; preds = %452
  %455 = getelementptr i8, ptr addrspace(3) %393, i32 -232
  %456 = load i16, ptr addrspace(3) %455, align 2, !tbaa !15
  br label %457

457:                                              ; preds = %454, %452
  %458 = phi i16 [ %456, %454 ], [ 0, %452 ]
  br i1 %392, label %462, label %459

459:                                              ; preds = %457
  %460 = getelementptr i8, ptr addrspace(3) %393, i32 -230
  %461 = load i16, ptr addrspace(3) %460, align 2, !tbaa !15
  br label %462

462:                                              ; preds = %459, %457
  %463 = phi i16 [ %461, %459 ], [ 0, %457 ]
  br i1 %392, label %467, label %464

464:                                              ; preds = %462
  %465 = getelementptr i8, ptr addrspace(3) %393, i32 -228
  %466 = load i16, ptr addrspace(3) %465, align 2, !tbaa !15
  br label %467

467:                                              ; preds = %464, %462
  %468 = phi i16 [ %466, %464 ], [ 0, %462 ]
  br i1 %392, label %472, label %469

469:                                              ; preds = %467
  %470 = getelementptr i8, ptr addrspace(3) %393, i32 -226
  %471 = load i16, ptr addrspace(3) %470, align 2, !tbaa !15
  br label %472

472:                                              ; preds = %469, %467
  %473 = phi i16 [ %471, %469 ], [ 0, %467 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %474 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %475 = insertelement <2 x i16> poison, i16 %398, i64 0
  %476 = insertelement <2 x i16> %475, i16 %403, i64 1
  %477 = add <2 x i16> %474, %476
  store <2 x i16> %477, ptr addrspace(3) %24, align 2, !tbaa !15
  %478 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %479 = insertelement <2 x i16> poison, i16 %408, i64 0
  %480 = insertelement <2 x i16> %479, i16 %413, i64 1
  %481 = add <2 x i16> %478, %480
  store <2 x i16> %481, ptr addrspace(3) %30, align 2, !tbaa !15
  %482 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %483 = insertelement <2 x i16> poison, i16 %418, i64 0
  %484 = insertelement <2 x i16> %483, i16 %423, i64 1
  %485 = add <2 x i16> %482, %484
  store <2 x i16> %485, ptr addrspace(3) %33, align 2, !tbaa !15
  %486 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %487 = insertelement <2 x i16> poison, i16 %428, i64 0
  %488 = insertelement <2 x i16> %487, i16 %433, i64 1
  %489 = add <2 x i16> %486, %488
  store <2 x i16> %489, ptr addrspace(3) %36, align 2, !tbaa !15
  %490 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %491 = insertelement <2 x i16> poison, i16 %438, i64 0
  %492 = insertelement <2 x i16> %491, i16 %443, i64 1
  %493 = add <2 x i16> %490, %492
  store <2 x i16> %493, ptr addrspace(3) %39, align 2, !tbaa !15
  %494 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %495 = insertelement <2 x i16> poison, i16 %448, i64 0
  %496 = insertelement <2 x i16> %495, i16 %453, i64 1
  %497 = add <2 x i16> %494, %496
  store <2 x i16> %497, ptr addrspace(3) %42, align 2, !tbaa !15
  %498 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %499 = insertelement <2 x i16> poison, i16 %458, i64 0
  %500 = insertelement <2 x i16> %499, i16 %463, i64 1
  %501 = add <2 x i16> %498, %500
  store <2 x i16> %501, ptr addrspace(3) %45, align 2, !tbaa !15
  %502 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %503 = insertelement <2 x i16> poison, i16 %468, i64 0
  %504 = insertelement <2 x i16> %503, i16 %473, i64 1
  %505 = add <2 x i16> %502, %504
  store <2 x i16> %505, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %506 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %16, label %510, label %507

507:                                              ; preds = %472
  %508 = getelementptr i8, ptr addrspace(3) %506, i32 -512
  %509 = load i16, ptr addrspace(3) %508, align 2, !tbaa !15
  br label %510

510:                                              ; preds = %507, %472
  %511 = phi i16 [ %509, %507 ], [ 0, %472 ]
  br i1 %16, label %515, label %512

512:                                              ; preds = %510
  %513 = getelementptr i8, ptr addrspace(3) %506, i32 -510
  %514 = load i16, ptr addrspace(3) %513, align 2, !tbaa !15
  br label %515

515:                                              ; preds = %512, %510
  %516 = phi i16 [ %514, %512 ], [ 0, %510 ]
  br i1 %16, label %520, label %517

517:                                              ; preds = %515
  %518 = getelementptr i8, ptr addrspace(3) %506, i32 -508
  %519 = load i16, ptr addrspace(3) %518, align 2, !tbaa !15
  br label %520

520:                                              ; preds = %517, %515
  %521 = phi i16 [ %519, %517 ], [ 0, %515 ]
  br i1 %16, label %525, label %522

522:                                              ; preds = %520
  %523 = getelementptr i8, ptr addrspace(3) %506, i32 -506
  %524 = load i16, ptr addrspace(3) %523, align 2, !tbaa !15
  br label %525

525:                                              ; preds = %522, %520
  %526 = phi i16 [ %524, %522 ], [ 0, %520 ]
  br i1 %16, label %530, label %527

527:                                              ; preds = %525
  %528 = getelementptr i8, ptr addrspace(3) %506, i32 -504
  %529 = load i16, ptr addrspace(3) %528, align 2, !tbaa !15
  br label %530

530:                                              ; preds = %527, %525
  %531 = phi i16 [ %529, %527 ], [ 0, %525 ]
  br i1 %16, label %535, label %532

532:                                              ; preds = %530
  %533 = getelementptr i8, ptr addrspace(3) %506, i32 -502
  %534 = load i16, ptr addrspace(3) %533, align 2, !tbaa !15
  br label %535

535:                                              ; preds = %532, %530
  %536 = phi i16 [ %534, %532 ], [ 0, %530 ]
  br i1 %16, label %540, label %537

537:                                              ; preds = %535
  %538 = getelementptr i8, ptr addrspace(3) %506, i32 -500
  %539 = load i16, ptr addrspace(3) %538, align 2, !tbaa !15
  br label %540

540:                                              ; preds = %537, %535
  %541 = phi i16 [ %539, %537 ], [ 0, %535 ]
  br i1 %16, label %545, label %542

542:                                              ; preds = %540
  %543 = getelementptr i8, ptr addrspace(3) %506, i32 -498
  %544 = load i16, ptr addrspace(3) %543, align 2, !tbaa !15
  br label %545

545:                                              ; preds = %542, %540
  %546 = phi i16 [ %544, %542 ], [ 0, %540 ]
  br i1 %16, label %550, label %547

547:                                              ; preds = %545
  %548 = getelementptr i8, ptr addrspace(3) %506, i32 -496
  %549 = load i16, ptr addrspace(3) %548, align 2, !tbaa !15
  br label %550

550:                                              ; preds = %547, %545
  %551 = phi i16 [ %549, %547 ], [ 0, %545 ]
  br i1 %16, label %555, label %552

552:                                              ; preds = %550
  %553 = getelementptr i8, ptr addrspace(3) %506, i32 -494
  %554 = load i16, ptr addrspace(3) %553, align 2, !tbaa !15
  br label %555

555:                                              ; preds = %552, %550
  %556 = phi i16 [ %554, %552 ], [ 0, %550 ]
  br i1 %16, label %560, label %557

557:                                              ; preds = %555
  %558 = getelementptr i8, ptr addrspace(3) %506, i32 -492
  %559 = load i16, ptr addrspace(3) %558, align 2, !tbaa !15
  br label %560

560:                                              ; preds = %557, %555
  %561 = phi i16 [ %559, %557 ], [ 0, %555 ]
  br i1 %16, label %565, label %562

562:                                              ; preds = %560
  %563 = getelementptr i8, ptr addrspace(3) %506, i32 -490
  %564 = load i16, ptr addrspace(3) %563, align 2, !tbaa !15
  br label %565

565:                                              ; preds = %562, %560
  %566 = phi i16 [ %564, %562 ], [ 0, %560 ]
  br i1 %16, label %570, label %567

567:                                              ; preds = %565
  %568 = getelementptr i8, ptr addrspace(3) %506, i32 -488
  %569 = load i16, ptr addrspace(3) %568, align 2, !tbaa !15
  br label %570

570:                                              ; preds = %567, %565
  %571 = phi i16 [ %569, %567 ], [ 0, %565 ]
  br i1 %16, label %575, label %572

572:                                              ; preds = %570
  %573 = getelementptr i8, ptr addrspace(3) %506, i32 -486
  %574 = load i16, ptr addrspace(3) %573, align 2, !tbaa !15
  br label %575

575:                                              ; preds = %572, %570
  %576 = phi i16 [ %574, %572 ], [ 0, %570 ]
  br i1 %16, label %580, label %577

577:                                              ; preds = %575
  %578 = getelementptr i8, ptr addrspace(3) %506, i32 -484
  %579 = load i16, ptr addrspace(3) %578, align 2, !tbaa !15
  br label %580

580:                                              ; preds = %577, %575
  %581 = phi i16 [ %579, %577 ], [ 0, %575 ]
  br i1 %16, label %585, label %582

582:                                              ; preds = %580
  %583 = getelementptr i8, ptr addrspace(3) %506, i32 -482
  %584 = load i16, ptr addrspace(3) %583, align 2, !tbaa !15
  br label %585

585:                                              ; preds = %582, %580
  %586 = phi i16 [ %584, %582 ], [ 0, %580 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %587 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %588 = insertelement <2 x i16> poison, i16 %511, i64 0
  %589 = insertelement <2 x i16> %588, i16 %516, i64 1
  %590 = add <2 x i16> %587, %589
  store <2 x i16> %590, ptr addrspace(3) %24, align 2, !tbaa !15
  %591 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %592 = insertelement <2 x i16> poison, i16 %521, i64 0
  %593 = insertelement <2 x i16> %592, i16 %526, i64 1
  %594 = add <2 x i16> %591, %593
  store <2 x i16> %594, ptr addrspace(3) %30, align 2, !tbaa !15
  %595 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %596 = insertelement <2 x i16> poison, i16 %531, i64 0
  %597 = insertelement <2 x i16> %596, i16 %536, i64 1
  %598 = add <2 x i16> %595, %597
  store <2 x i16> %598, ptr addrspace(3) %33, align 2, !tbaa !15
  %599 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %600 = insertelement <2 x i16> poison, i16 %541, i64 0
  %601 = insertelement <2 x i16> %600, i16 %546, i64 1
  %602 = add <2 x i16> %599, %601
  store <2 x i16> %602, ptr addrspace(3) %36, align 2, !tbaa !15
  %603 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %604 = insertelement <2 x i16> poison, i16 %551, i64 0
  %605 = insertelement <2 x i16> %604, i16 %556, i64 1
  %606 = add <2 x i16> %603, %605
  store <2 x i16> %606, ptr addrspace(3) %39, align 2, !tbaa !15
  %607 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %608 = insertelement <2 x i16> poison, i16 %561, i64 0
  %609 = insertelement <2 x i16> %608, i16 %566, i64 1
  %610 = add <2 x i16> %607, %609
  store <2 x i16> %610, ptr addrspace(3) %42, align 2, !tbaa !15
  %611 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %612 = insertelement <2 x i16> poison, i16 %571, i64 0
  %613 = insertelement <2 x i16> %612, i16 %576, i64 1
  %614 = add <2 x i16> %611, %613
  store <2 x i16> %614, ptr addrspace(3) %45, align 2, !tbaa !15
  %615 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %616 = insertelement <2 x i16> poison, i16 %581, i64 0
  %617 = insertelement <2 x i16> %616, i16 %586, i64 1
  %618 = add <2 x i16> %615, %617
  store <2 x i16> %618, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %619 = icmp samesign ult i32 %5, 32
  %620 = getelementptr [16 x i16], ptr addrspace(3) @radix_scatter.ranks, i32 %5
  br i1 %619, label %624, label %621

621:                                              ; preds = %585
  %622 = getelementptr i8, ptr addrspace(3) %620, i32 -1024
  %623 = load i16, ptr addrspace(3) %622, align 2, !tbaa !15
  br label %624

624:                                              ; preds = %621, %585
  %625 = phi i16 [ %623, %621 ], [ 0, %585 ]
  br i1 %619, label %629, label %626

626:                                              ; preds = %624
  %627 = getelementptr i8, ptr addrspace(3) %620, i32 -1022
  %628 = load i16, ptr addrspace(3) %627, align 2, !tbaa !15
  br label %629

629:                                              ; preds = %626, %624
  %630 = phi i16 [ %628, %626 ], [ 0, %624 ]
  br i1 %619, label %634, label %631

631:                                              ; preds = %629
  %632 = getelementptr i8, ptr addrspace(3) %620, i32 -1020
  %633 = load i16, ptr addrspace(3) %632, align 2, !tbaa !15
  br label %634

634:                                              ; preds = %631, %629
  %635 = phi i16 [ %633, %631 ], [ 0, %629 ]
  br i1 %619, label %639, label %636

636:                                              ; preds = %634
  %637 = getelementptr i8, ptr addrspace(3) %620, i32 -1018
  %638 = load i16, ptr addrspace(3) %637, align 2, !tbaa !15
  br label %639

639:                                              ; preds = %636, %634
  %640 = phi i16 [ %638, %636 ], [ 0, %634 ]
  br i1 %619, label %644, label %641

641:                                              ; preds = %639
  %642 = getelementptr i8, ptr addrspace(3) %620, i32 -1016
  %643 = load i16, ptr addrspace(3) %642, align 2, !tbaa !15
  br label %644

644:                                              ; preds = %641, %639
  %645 = phi i16 [ %643, %641 ], [ 0, %639 ]
  br i1 %619, label %649, label %646

646:                                              ; preds = %644
  %647 = getelementptr i8, ptr addrspace(3) %620, i32 -1014
  %648 = load i16, ptr addrspace(3) %647, align 2, !tbaa !15
  br label %649

649:                                              ; preds = %646, %644
  %650 = phi i16 [ %648, %646 ], [ 0, %644 ]
  br i1 %619, label %654, label %651

651:                                              ; preds = %649
  %652 = getelementptr i8, ptr addrspace(3) %620, i32 -1012
  %653 = load i16, ptr addrspace(3) %652, align 2, !tbaa !15
  br label %654

654:                                              ; preds = %651, %649
  %655 = phi i16 [ %653, %651 ], [ 0, %649 ]
  br i1 %619, label %659, label %656

656:                                              ; preds = %654
  %657 = getelementptr i8, ptr addrspace(3) %620, i32 -1010
  %658 = load i16, ptr addrspace(3) %657, align 2, !tbaa !15
  br label %659

659:                                              ; preds = %656, %654
  %660 = phi i16 [ %658, %656 ], [ 0, %654 ]
  br i1 %619, label %664, label %661

661:                                              ; preds = %659
  %662 = getelementptr i8, ptr addrspace(3) %620, i32 -1008
  %663 = load i16, ptr addrspace(3) %662, align 2, !tbaa !15
  br label %664

664:                                              ; preds = %661, %659
  %665 = phi i16 [ %663, %661 ], [ 0, %659 ]
  br i1 %619, label %669, label %666

666:                                              ; preds = %664
  %667 = getelementptr i8, ptr addrspace(3) %620, i32 -1006
  %668 = load i16, ptr addrspace(3) %667, align 2, !tbaa !15
  br label %669

669:                                              ; preds = %666, %664
  %670 = phi i16 [ %668, %666 ], [ 0, %664 ]
  br i1 %619, label %674, label %671

671:                                              ; preds = %669
  %672 = getelementptr i8, ptr addrspace(3) %620, i32 -1004
  %673 = load i16, ptr addrspace(3) %672, align 2, !tbaa !15
  br label %674

674:                                              ; preds = %671, %669
  %675 = phi i16 [ %673, %671 ], [ 0, %669 ]
  br i1 %619, label %679, label %676

676:                                              ; preds = %674
  %677 = getelementptr i8, ptr addrspace(3) %620, i32 -1002
  %678 = load i16, ptr addrspace(3) %677, align 2, !tbaa !15
  br label %679

679:                                              ; preds = %676, %674
  %680 = phi i16 [ %678, %676 ], [ 0, %674 ]
  br i1 %619, label %684, label %681

681:                                              ; preds = %679
  %682 = getelementptr i8, ptr addrspace(3) %620, i32 -1000
  %683 = load i16, ptr addrspace(3) %682, align 2, !tbaa !15
  br label %684

684:                                              ; preds = %681, %679
  %685 = phi i16 [ %683, %681 ], [ 0, %679 ]
  br i1 %619, label %689, label %686

686:                                              ; preds = %684
  %687 = getelementptr i8, ptr addrspace(3) %620, i32 -998
  %688 = load i16, ptr addrspace(3) %687, align 2, !tbaa !15
  br label %689

689:                                              ; preds = %686, %684
  %690 = phi i16 [ %688, %686 ], [ 0, %684 ]
  br i1 %619, label %694, label %691

691:                                              ; preds = %689
  %692 = getelementptr i8, ptr addrspace(3) %620, i32 -996
  %693 = load i16, ptr addrspace(3) %692, align 2, !tbaa !15
  br label %694

694:                                              ; preds = %691, %689
  %695 = phi i16 [ %693, %691 ], [ 0, %689 ]
  br i1 %619, label %699, label %696

696:                                              ; preds = %694
  %697 = getelementptr i8, ptr addrspace(3) %620, i32 -994
  %698 = load i16, ptr addrspace(3) %697, align 2, !tbaa !15
  br label %699

699:                                              ; preds = %696, %694
  %700 = phi i16 [ %698, %696 ], [ 0, %694 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %701 = load <2 x i16>, ptr addrspace(3) %24, align 2, !tbaa !15
  %702 = insertelement <2 x i16> poison, i16 %625, i64 0
  %703 = insertelement <2 x i16> %702, i16 %630, i64 1
  %704 = add <2 x i16> %701, %703
  store <2 x i16> %704, ptr addrspace(3) %24, align 2, !tbaa !15
  %705 = load <2 x i16>, ptr addrspace(3) %30, align 2, !tbaa !15
  %706 = insertelement <2 x i16> poison, i16 %635, i64 0
  %707 = insertelement <2 x i16> %706, i16 %640, i64 1
  %708 = add <2 x i16> %705, %707
  store <2 x i16> %708, ptr addrspace(3) %30, align 2, !tbaa !15
  %709 = load <2 x i16>, ptr addrspace(3) %33, align 2, !tbaa !15
  %710 = insertelement <2 x i16> poison, i16 %645, i64 0
  %711 = insertelement <2 x i16> %710, i16 %650, i64 1
  %712 = add <2 x i16> %709, %711
  store <2 x i16> %712, ptr addrspace(3) %33, align 2, !tbaa !15
  %713 = load <2 x i16>, ptr addrspace(3) %36, align 2, !tbaa !15
  %714 = insertelement <2 x i16> poison, i16 %655, i64 0
  %715 = insertelement <2 x i16> %714, i16 %660, i64 1
  %716 = add <2 x i16> %713, %715
  store <2 x i16> %716, ptr addrspace(3) %36, align 2, !tbaa !15
  %717 = load <2 x i16>, ptr addrspace(3) %39, align 2, !tbaa !15
  %718 = insertelement <2 x i16> poison, i16 %665, i64 0
  %719 = insertelement <2 x i16> %718, i16 %670, i64 1
  %720 = add <2 x i16> %717, %719
  store <2 x i16> %720, ptr addrspace(3) %39, align 2, !tbaa !15
  %721 = load <2 x i16>, ptr addrspace(3) %42, align 2, !tbaa !15
  %722 = insertelement <2 x i16> poison, i16 %675, i64 0
  %723 = insertelement <2 x i16> %722, i16 %680, i64 1
  %724 = add <2 x i16> %721, %723
  store <2 x i16> %724, ptr addrspace(3) %42, align 2, !tbaa !15
  %725 = load <2 x i16>, ptr addrspace(3) %45, align 2, !tbaa !15
  %726 = insertelement <2 x i16> poison, i16 %685, i64 0
  %727 = insertelement <2 x i16> %726, i16 %690, i64 1
  %728 = add <2 x i16> %725, %727
  store <2 x i16> %728, ptr addrspace(3) %45, align 2, !tbaa !15
  %729 = load <2 x i16>, ptr addrspace(3) %48, align 2, !tbaa !15
  %730 = insertelement <2 x i16> poison, i16 %695, i64 0
  %731 = insertelement <2 x i16> %730, i16 %700, i64 1
  %732 = add <2 x i16> %729, %731
  store <2 x i16> %732, ptr addrspace(3) %48, align 2, !tbaa !15
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %733 = getelementptr inbounds nuw i32, ptr addrspace(3) @radix_scatter.begin, i32 %15
  %734 = load i32, ptr addrspace(3) %733, align 4, !tbaa !5
  %735 = getelementptr inbounds nuw i16, ptr addrspace(3) %24, i32 %15
  %736 = load i16, ptr addrspace(3) %735, align 2, !tbaa !15
  %737 = zext i16 %736 to i32
  %738 = add i32 %734, -1
  %739 = add i32 %738, %737
  %740 = zext i32 %739 to i64
  %741 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %740
  store i32 %12, ptr addrspace(1) %741, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!12 = !{!"const", !"const", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !7, i64 0}
!17 = !{!"amdgpu-synchronize-as", !"local"}
