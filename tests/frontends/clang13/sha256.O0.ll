; ModuleID = 'sha256.cl'
source_filename = "sha256.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@ROUND = hidden addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const.sha256.h = private unnamed_addr addrspace(4) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @sha256(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %40 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca [8 x i32], align 4, addrspace(5)
  %45 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca [16 x i32], align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca [8 x i32], align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %39, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %40, align 8
  store i32 %2, i32 addrspace(5)* %41, align 4
  store i32 %3, i32 addrspace(5)* %42, align 4
  %57 = call i32 @llvm.amdgcn.workgroup.id.x() #4
  store i32 4, i32 addrspace(5)* %25, align 4
  %58 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  store i8 addrspace(4)* %58, i8 addrspace(4)* addrspace(5)* %26, align 8
  %59 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %26, align 8
  %60 = load i32, i32 addrspace(5)* %25, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds i8, i8 addrspace(4)* %59, i64 %61
  %63 = bitcast i8 addrspace(4)* %62 to i16 addrspace(4)*
  %64 = load i16, i16 addrspace(4)* %63, align 2
  %65 = zext i16 %64 to i32
  %66 = mul i32 %57, %65
  %67 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !9
  %68 = add i32 %66, %67
  store i32 %68, i32 addrspace(5)* %43, align 4
  %69 = load i32, i32 addrspace(5)* %43, align 4
  %70 = load i32, i32 addrspace(5)* %41, align 4
  %71 = icmp uge i32 %69, %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %4
  br label %399

73:                                               ; preds = %4
  %74 = bitcast [8 x i32] addrspace(5)* %44 to i8 addrspace(5)*
  call void @llvm.memcpy.p5i8.p4i8.i64(i8 addrspace(5)* align 4 %74, i8 addrspace(4)* align 4 bitcast ([8 x i32] addrspace(4)* @__const.sha256.h to i8 addrspace(4)*), i64 32, i1 false)
  %75 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %39, align 8
  %76 = load i32, i32 addrspace(5)* %43, align 4
  %77 = zext i32 %76 to i64
  %78 = load i32, i32 addrspace(5)* %42, align 4
  %79 = zext i32 %78 to i64
  %80 = mul i64 %77, %79
  %81 = mul i64 %80, 16
  %82 = getelementptr inbounds i32, i32 addrspace(1)* %75, i64 %81
  store i32 addrspace(1)* %82, i32 addrspace(1)* addrspace(5)* %45, align 8
  store i32 0, i32 addrspace(5)* %46, align 4
  br label %83

83:                                               ; preds = %373, %73
  %84 = load i32, i32 addrspace(5)* %46, align 4
  %85 = load i32, i32 addrspace(5)* %42, align 4
  %86 = icmp ult i32 %84, %85
  br i1 %86, label %87, label %378

87:                                               ; preds = %83
  store i32 0, i32 addrspace(5)* %48, align 4
  br label %88

88:                                               ; preds = %102, %87
  %89 = load i32, i32 addrspace(5)* %48, align 4
  %90 = icmp slt i32 %89, 16
  br i1 %90, label %91, label %105

91:                                               ; preds = %88
  %92 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %45, align 8
  %93 = load i32, i32 addrspace(5)* %48, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i32, i32 addrspace(1)* %92, i64 %94
  %96 = load i32, i32 addrspace(1)* %95, align 4
  store i32 %96, i32 addrspace(5)* %37, align 4
  %97 = load i32, i32 addrspace(5)* %37, align 4
  %98 = call i32 @llvm.bswap.i32(i32 %97) #4
  %99 = load i32, i32 addrspace(5)* %48, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %47, i64 0, i64 %100
  store i32 %98, i32 addrspace(5)* %101, align 4
  br label %102

102:                                              ; preds = %91
  %103 = load i32, i32 addrspace(5)* %48, align 4
  %104 = add nsw i32 %103, 1
  store i32 %104, i32 addrspace(5)* %48, align 4
  br label %88, !llvm.loop !10

105:                                              ; preds = %88
  store i32 0, i32 addrspace(5)* %50, align 4
  br label %106

106:                                              ; preds = %117, %105
  %107 = load i32, i32 addrspace(5)* %50, align 4
  %108 = icmp slt i32 %107, 8
  br i1 %108, label %109, label %120

109:                                              ; preds = %106
  %110 = load i32, i32 addrspace(5)* %50, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %44, i64 0, i64 %111
  %113 = load i32, i32 addrspace(5)* %112, align 4
  %114 = load i32, i32 addrspace(5)* %50, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 %115
  store i32 %113, i32 addrspace(5)* %116, align 4
  br label %117

117:                                              ; preds = %109
  %118 = load i32, i32 addrspace(5)* %50, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, i32 addrspace(5)* %50, align 4
  br label %106, !llvm.loop !12

120:                                              ; preds = %106
  store i32 0, i32 addrspace(5)* %51, align 4
  br label %121

121:                                              ; preds = %352, %120
  %122 = load i32, i32 addrspace(5)* %51, align 4
  %123 = icmp slt i32 %122, 64
  br i1 %123, label %124, label %355

124:                                              ; preds = %121
  %125 = load i32, i32 addrspace(5)* %51, align 4
  %126 = icmp sge i32 %125, 16
  br i1 %126, label %127, label %206

127:                                              ; preds = %124
  %128 = load i32, i32 addrspace(5)* %51, align 4
  %129 = add nsw i32 %128, 14
  %130 = and i32 %129, 15
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %47, i64 0, i64 %131
  %133 = load i32, i32 addrspace(5)* %132, align 4
  store i32 %133, i32 addrspace(5)* %36, align 4
  %134 = load i32, i32 addrspace(5)* %36, align 4
  store i32 %134, i32 addrspace(5)* %5, align 4
  store i32 17, i32 addrspace(5)* %6, align 4
  %135 = load i32, i32 addrspace(5)* %5, align 4
  %136 = load i32, i32 addrspace(5)* %6, align 4
  %137 = and i32 %136, 31
  %138 = lshr i32 %135, %137
  %139 = load i32, i32 addrspace(5)* %5, align 4
  %140 = load i32, i32 addrspace(5)* %6, align 4
  %141 = sub i32 32, %140
  %142 = and i32 %141, 31
  %143 = shl i32 %139, %142
  %144 = or i32 %138, %143
  %145 = load i32, i32 addrspace(5)* %36, align 4
  store i32 %145, i32 addrspace(5)* %7, align 4
  store i32 19, i32 addrspace(5)* %8, align 4
  %146 = load i32, i32 addrspace(5)* %7, align 4
  %147 = load i32, i32 addrspace(5)* %8, align 4
  %148 = and i32 %147, 31
  %149 = lshr i32 %146, %148
  %150 = load i32, i32 addrspace(5)* %7, align 4
  %151 = load i32, i32 addrspace(5)* %8, align 4
  %152 = sub i32 32, %151
  %153 = and i32 %152, 31
  %154 = shl i32 %150, %153
  %155 = or i32 %149, %154
  %156 = xor i32 %144, %155
  %157 = load i32, i32 addrspace(5)* %36, align 4
  %158 = lshr i32 %157, 10
  %159 = xor i32 %156, %158
  %160 = load i32, i32 addrspace(5)* %51, align 4
  %161 = add nsw i32 %160, 9
  %162 = and i32 %161, 15
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %47, i64 0, i64 %163
  %165 = load i32, i32 addrspace(5)* %164, align 4
  %166 = add i32 %159, %165
  %167 = load i32, i32 addrspace(5)* %51, align 4
  %168 = add nsw i32 %167, 1
  %169 = and i32 %168, 15
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %47, i64 0, i64 %170
  %172 = load i32, i32 addrspace(5)* %171, align 4
  store i32 %172, i32 addrspace(5)* %35, align 4
  %173 = load i32, i32 addrspace(5)* %35, align 4
  store i32 %173, i32 addrspace(5)* %9, align 4
  store i32 7, i32 addrspace(5)* %10, align 4
  %174 = load i32, i32 addrspace(5)* %9, align 4
  %175 = load i32, i32 addrspace(5)* %10, align 4
  %176 = and i32 %175, 31
  %177 = lshr i32 %174, %176
  %178 = load i32, i32 addrspace(5)* %9, align 4
  %179 = load i32, i32 addrspace(5)* %10, align 4
  %180 = sub i32 32, %179
  %181 = and i32 %180, 31
  %182 = shl i32 %178, %181
  %183 = or i32 %177, %182
  %184 = load i32, i32 addrspace(5)* %35, align 4
  store i32 %184, i32 addrspace(5)* %11, align 4
  store i32 18, i32 addrspace(5)* %12, align 4
  %185 = load i32, i32 addrspace(5)* %11, align 4
  %186 = load i32, i32 addrspace(5)* %12, align 4
  %187 = and i32 %186, 31
  %188 = lshr i32 %185, %187
  %189 = load i32, i32 addrspace(5)* %11, align 4
  %190 = load i32, i32 addrspace(5)* %12, align 4
  %191 = sub i32 32, %190
  %192 = and i32 %191, 31
  %193 = shl i32 %189, %192
  %194 = or i32 %188, %193
  %195 = xor i32 %183, %194
  %196 = load i32, i32 addrspace(5)* %35, align 4
  %197 = lshr i32 %196, 3
  %198 = xor i32 %195, %197
  %199 = add i32 %166, %198
  %200 = load i32, i32 addrspace(5)* %51, align 4
  %201 = and i32 %200, 15
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %47, i64 0, i64 %202
  %204 = load i32, i32 addrspace(5)* %203, align 4
  %205 = add i32 %204, %199
  store i32 %205, i32 addrspace(5)* %203, align 4
  br label %206

206:                                              ; preds = %127, %124
  %207 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 7
  %208 = load i32, i32 addrspace(5)* %207, align 4
  %209 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 4
  %210 = load i32, i32 addrspace(5)* %209, align 4
  store i32 %210, i32 addrspace(5)* %34, align 4
  %211 = load i32, i32 addrspace(5)* %34, align 4
  store i32 %211, i32 addrspace(5)* %13, align 4
  store i32 6, i32 addrspace(5)* %14, align 4
  %212 = load i32, i32 addrspace(5)* %13, align 4
  %213 = load i32, i32 addrspace(5)* %14, align 4
  %214 = and i32 %213, 31
  %215 = lshr i32 %212, %214
  %216 = load i32, i32 addrspace(5)* %13, align 4
  %217 = load i32, i32 addrspace(5)* %14, align 4
  %218 = sub i32 32, %217
  %219 = and i32 %218, 31
  %220 = shl i32 %216, %219
  %221 = or i32 %215, %220
  %222 = load i32, i32 addrspace(5)* %34, align 4
  store i32 %222, i32 addrspace(5)* %15, align 4
  store i32 11, i32 addrspace(5)* %16, align 4
  %223 = load i32, i32 addrspace(5)* %15, align 4
  %224 = load i32, i32 addrspace(5)* %16, align 4
  %225 = and i32 %224, 31
  %226 = lshr i32 %223, %225
  %227 = load i32, i32 addrspace(5)* %15, align 4
  %228 = load i32, i32 addrspace(5)* %16, align 4
  %229 = sub i32 32, %228
  %230 = and i32 %229, 31
  %231 = shl i32 %227, %230
  %232 = or i32 %226, %231
  %233 = xor i32 %221, %232
  %234 = load i32, i32 addrspace(5)* %34, align 4
  store i32 %234, i32 addrspace(5)* %17, align 4
  store i32 25, i32 addrspace(5)* %18, align 4
  %235 = load i32, i32 addrspace(5)* %17, align 4
  %236 = load i32, i32 addrspace(5)* %18, align 4
  %237 = and i32 %236, 31
  %238 = lshr i32 %235, %237
  %239 = load i32, i32 addrspace(5)* %17, align 4
  %240 = load i32, i32 addrspace(5)* %18, align 4
  %241 = sub i32 32, %240
  %242 = and i32 %241, 31
  %243 = shl i32 %239, %242
  %244 = or i32 %238, %243
  %245 = xor i32 %233, %244
  %246 = add i32 %208, %245
  %247 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 4
  %248 = load i32, i32 addrspace(5)* %247, align 4
  %249 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 5
  %250 = load i32, i32 addrspace(5)* %249, align 4
  %251 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 6
  %252 = load i32, i32 addrspace(5)* %251, align 4
  store i32 %248, i32 addrspace(5)* %31, align 4
  store i32 %250, i32 addrspace(5)* %32, align 4
  store i32 %252, i32 addrspace(5)* %33, align 4
  %253 = load i32, i32 addrspace(5)* %31, align 4
  %254 = load i32, i32 addrspace(5)* %32, align 4
  %255 = and i32 %253, %254
  %256 = load i32, i32 addrspace(5)* %31, align 4
  %257 = xor i32 %256, -1
  %258 = load i32, i32 addrspace(5)* %33, align 4
  %259 = and i32 %257, %258
  %260 = xor i32 %255, %259
  %261 = add i32 %246, %260
  %262 = load i32, i32 addrspace(5)* %51, align 4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [64 x i32], [64 x i32] addrspace(4)* @ROUND, i64 0, i64 %263
  %265 = load i32, i32 addrspace(4)* %264, align 4
  %266 = add i32 %261, %265
  %267 = load i32, i32 addrspace(5)* %51, align 4
  %268 = and i32 %267, 15
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %47, i64 0, i64 %269
  %271 = load i32, i32 addrspace(5)* %270, align 4
  %272 = add i32 %266, %271
  store i32 %272, i32 addrspace(5)* %52, align 4
  %273 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 0
  %274 = load i32, i32 addrspace(5)* %273, align 4
  store i32 %274, i32 addrspace(5)* %30, align 4
  %275 = load i32, i32 addrspace(5)* %30, align 4
  store i32 %275, i32 addrspace(5)* %19, align 4
  store i32 2, i32 addrspace(5)* %20, align 4
  %276 = load i32, i32 addrspace(5)* %19, align 4
  %277 = load i32, i32 addrspace(5)* %20, align 4
  %278 = and i32 %277, 31
  %279 = lshr i32 %276, %278
  %280 = load i32, i32 addrspace(5)* %19, align 4
  %281 = load i32, i32 addrspace(5)* %20, align 4
  %282 = sub i32 32, %281
  %283 = and i32 %282, 31
  %284 = shl i32 %280, %283
  %285 = or i32 %279, %284
  %286 = load i32, i32 addrspace(5)* %30, align 4
  store i32 %286, i32 addrspace(5)* %21, align 4
  store i32 13, i32 addrspace(5)* %22, align 4
  %287 = load i32, i32 addrspace(5)* %21, align 4
  %288 = load i32, i32 addrspace(5)* %22, align 4
  %289 = and i32 %288, 31
  %290 = lshr i32 %287, %289
  %291 = load i32, i32 addrspace(5)* %21, align 4
  %292 = load i32, i32 addrspace(5)* %22, align 4
  %293 = sub i32 32, %292
  %294 = and i32 %293, 31
  %295 = shl i32 %291, %294
  %296 = or i32 %290, %295
  %297 = xor i32 %285, %296
  %298 = load i32, i32 addrspace(5)* %30, align 4
  store i32 %298, i32 addrspace(5)* %23, align 4
  store i32 22, i32 addrspace(5)* %24, align 4
  %299 = load i32, i32 addrspace(5)* %23, align 4
  %300 = load i32, i32 addrspace(5)* %24, align 4
  %301 = and i32 %300, 31
  %302 = lshr i32 %299, %301
  %303 = load i32, i32 addrspace(5)* %23, align 4
  %304 = load i32, i32 addrspace(5)* %24, align 4
  %305 = sub i32 32, %304
  %306 = and i32 %305, 31
  %307 = shl i32 %303, %306
  %308 = or i32 %302, %307
  %309 = xor i32 %297, %308
  %310 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 0
  %311 = load i32, i32 addrspace(5)* %310, align 4
  %312 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 1
  %313 = load i32, i32 addrspace(5)* %312, align 4
  %314 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 2
  %315 = load i32, i32 addrspace(5)* %314, align 4
  store i32 %311, i32 addrspace(5)* %27, align 4
  store i32 %313, i32 addrspace(5)* %28, align 4
  store i32 %315, i32 addrspace(5)* %29, align 4
  %316 = load i32, i32 addrspace(5)* %27, align 4
  %317 = load i32, i32 addrspace(5)* %28, align 4
  %318 = and i32 %316, %317
  %319 = load i32, i32 addrspace(5)* %27, align 4
  %320 = load i32, i32 addrspace(5)* %29, align 4
  %321 = and i32 %319, %320
  %322 = xor i32 %318, %321
  %323 = load i32, i32 addrspace(5)* %28, align 4
  %324 = load i32, i32 addrspace(5)* %29, align 4
  %325 = and i32 %323, %324
  %326 = xor i32 %322, %325
  %327 = add i32 %309, %326
  store i32 %327, i32 addrspace(5)* %53, align 4
  store i32 7, i32 addrspace(5)* %54, align 4
  br label %328

328:                                              ; preds = %340, %206
  %329 = load i32, i32 addrspace(5)* %54, align 4
  %330 = icmp sgt i32 %329, 0
  br i1 %330, label %331, label %343

331:                                              ; preds = %328
  %332 = load i32, i32 addrspace(5)* %54, align 4
  %333 = sub nsw i32 %332, 1
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 %334
  %336 = load i32, i32 addrspace(5)* %335, align 4
  %337 = load i32, i32 addrspace(5)* %54, align 4
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 %338
  store i32 %336, i32 addrspace(5)* %339, align 4
  br label %340

340:                                              ; preds = %331
  %341 = load i32, i32 addrspace(5)* %54, align 4
  %342 = add nsw i32 %341, -1
  store i32 %342, i32 addrspace(5)* %54, align 4
  br label %328, !llvm.loop !13

343:                                              ; preds = %328
  %344 = load i32, i32 addrspace(5)* %52, align 4
  %345 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 4
  %346 = load i32, i32 addrspace(5)* %345, align 4
  %347 = add i32 %346, %344
  store i32 %347, i32 addrspace(5)* %345, align 4
  %348 = load i32, i32 addrspace(5)* %52, align 4
  %349 = load i32, i32 addrspace(5)* %53, align 4
  %350 = add i32 %348, %349
  %351 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 0
  store i32 %350, i32 addrspace(5)* %351, align 4
  br label %352

352:                                              ; preds = %343
  %353 = load i32, i32 addrspace(5)* %51, align 4
  %354 = add nsw i32 %353, 1
  store i32 %354, i32 addrspace(5)* %51, align 4
  br label %121, !llvm.loop !14

355:                                              ; preds = %121
  store i32 0, i32 addrspace(5)* %55, align 4
  br label %356

356:                                              ; preds = %369, %355
  %357 = load i32, i32 addrspace(5)* %55, align 4
  %358 = icmp slt i32 %357, 8
  br i1 %358, label %359, label %372

359:                                              ; preds = %356
  %360 = load i32, i32 addrspace(5)* %55, align 4
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %49, i64 0, i64 %361
  %363 = load i32, i32 addrspace(5)* %362, align 4
  %364 = load i32, i32 addrspace(5)* %55, align 4
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %44, i64 0, i64 %365
  %367 = load i32, i32 addrspace(5)* %366, align 4
  %368 = add i32 %367, %363
  store i32 %368, i32 addrspace(5)* %366, align 4
  br label %369

369:                                              ; preds = %359
  %370 = load i32, i32 addrspace(5)* %55, align 4
  %371 = add nsw i32 %370, 1
  store i32 %371, i32 addrspace(5)* %55, align 4
  br label %356, !llvm.loop !15

372:                                              ; preds = %356
  br label %373

373:                                              ; preds = %372
  %374 = load i32, i32 addrspace(5)* %46, align 4
  %375 = add i32 %374, 1
  store i32 %375, i32 addrspace(5)* %46, align 4
  %376 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %45, align 8
  %377 = getelementptr inbounds i32, i32 addrspace(1)* %376, i64 16
  store i32 addrspace(1)* %377, i32 addrspace(1)* addrspace(5)* %45, align 8
  br label %83

378:                                              ; preds = %83
  store i32 0, i32 addrspace(5)* %56, align 4
  br label %379

379:                                              ; preds = %396, %378
  %380 = load i32, i32 addrspace(5)* %56, align 4
  %381 = icmp slt i32 %380, 8
  br i1 %381, label %382, label %399

382:                                              ; preds = %379
  %383 = load i32, i32 addrspace(5)* %56, align 4
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(5)* %44, i64 0, i64 %384
  %386 = load i32, i32 addrspace(5)* %385, align 4
  store i32 %386, i32 addrspace(5)* %38, align 4
  %387 = load i32, i32 addrspace(5)* %38, align 4
  %388 = call i32 @llvm.bswap.i32(i32 %387) #4
  %389 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %40, align 8
  %390 = load i32, i32 addrspace(5)* %43, align 4
  %391 = mul i32 %390, 8
  %392 = load i32, i32 addrspace(5)* %56, align 4
  %393 = add i32 %391, %392
  %394 = zext i32 %393 to i64
  %395 = getelementptr inbounds i32, i32 addrspace(1)* %389, i64 %394
  store i32 %388, i32 addrspace(1)* %395, align 4
  br label %396

396:                                              ; preds = %382
  %397 = load i32, i32 addrspace(5)* %56, align 4
  %398 = add nsw i32 %397, 1
  store i32 %398, i32 addrspace(5)* %56, align 4
  br label %379

399:                                              ; preds = %72, %379
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p5i8.p4i8.i64(i8 addrspace(5)* noalias nocapture writeonly, i8 addrspace(4)* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"uint", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.enable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
