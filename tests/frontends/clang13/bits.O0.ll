; ModuleID = 'bits.cl'
source_filename = "bits.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bits(i64 addrspace(1)* %0, i32 addrspace(1)* %1, i64 addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  store i64 addrspace(1)* %0, i64 addrspace(1)* addrspace(5)* %11, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i64 addrspace(1)* %2, i64 addrspace(1)* addrspace(5)* %13, align 8
  store i32 %3, i32 addrspace(5)* %14, align 4
  %22 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %5, align 4
  %23 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %23, i8 addrspace(4)* addrspace(5)* %6, align 8
  %24 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %25 = load i32, i32 addrspace(5)* %5, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i8, i8 addrspace(4)* %24, i64 %26
  %28 = bitcast i8 addrspace(4)* %27 to i16 addrspace(4)*
  %29 = load i16, i16 addrspace(4)* %28, align 2
  %30 = zext i16 %29 to i32
  %31 = mul i32 %22, %30
  %32 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %33 = add i32 %31, %32
  store i32 %33, i32 addrspace(5)* %15, align 4
  %34 = load i32, i32 addrspace(5)* %15, align 4
  %35 = load i32, i32 addrspace(5)* %14, align 4
  %36 = icmp uge i32 %34, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %4
  br label %273

38:                                               ; preds = %4
  %39 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %11, align 8
  %40 = load i32, i32 addrspace(5)* %15, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 %41
  %43 = load i64, i64 addrspace(1)* %42, align 8
  store i64 %43, i64 addrspace(5)* %16, align 8
  %44 = load i64, i64 addrspace(5)* %16, align 8
  %45 = trunc i64 %44 to i32
  store i32 %45, i32 addrspace(5)* %17, align 4
  %46 = load i64, i64 addrspace(5)* %16, align 8
  %47 = lshr i64 %46, 32
  %48 = trunc i64 %47 to i32
  store i32 %48, i32 addrspace(5)* %18, align 4
  %49 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %50 = load i32, i32 addrspace(5)* %15, align 4
  %51 = mul i32 10, %50
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds i32, i32 addrspace(1)* %49, i64 %52
  store i32 addrspace(1)* %53, i32 addrspace(1)* addrspace(5)* %19, align 8
  %54 = load i32, i32 addrspace(5)* %17, align 4
  %55 = call i32 @llvm.ctpop.i32(i32 %54)
  %56 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %57 = getelementptr inbounds i32, i32 addrspace(1)* %56, i64 0
  store i32 %55, i32 addrspace(1)* %57, align 4
  %58 = load i32, i32 addrspace(5)* %17, align 4
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %38
  %61 = load i32, i32 addrspace(5)* %17, align 4
  %62 = call i32 @llvm.ctlz.i32(i32 %61, i1 true)
  br label %64

63:                                               ; preds = %38
  br label %64

64:                                               ; preds = %63, %60
  %65 = phi i32 [ %62, %60 ], [ 32, %63 ]
  %66 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %67 = getelementptr inbounds i32, i32 addrspace(1)* %66, i64 1
  store i32 %65, i32 addrspace(1)* %67, align 4
  %68 = load i32, i32 addrspace(5)* %18, align 4
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %73

70:                                               ; preds = %64
  %71 = load i32, i32 addrspace(5)* %18, align 4
  %72 = call i32 @llvm.cttz.i32(i32 %71, i1 true)
  br label %74

73:                                               ; preds = %64
  br label %74

74:                                               ; preds = %73, %70
  %75 = phi i32 [ %72, %70 ], [ 32, %73 ]
  %76 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %77 = getelementptr inbounds i32, i32 addrspace(1)* %76, i64 2
  store i32 %75, i32 addrspace(1)* %77, align 4
  %78 = load i64, i64 addrspace(5)* %16, align 8
  %79 = call i64 @llvm.ctpop.i64(i64 %78)
  %80 = trunc i64 %79 to i32
  %81 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %82 = getelementptr inbounds i32, i32 addrspace(1)* %81, i64 3
  store i32 %80, i32 addrspace(1)* %82, align 4
  %83 = load i64, i64 addrspace(5)* %16, align 8
  %84 = icmp ne i64 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %74
  %86 = load i64, i64 addrspace(5)* %16, align 8
  %87 = call i64 @llvm.ctlz.i64(i64 %86, i1 true)
  %88 = trunc i64 %87 to i32
  br label %90

89:                                               ; preds = %74
  br label %90

90:                                               ; preds = %89, %85
  %91 = phi i32 [ %88, %85 ], [ 64, %89 ]
  %92 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %93 = getelementptr inbounds i32, i32 addrspace(1)* %92, i64 4
  store i32 %91, i32 addrspace(1)* %93, align 4
  %94 = load i64, i64 addrspace(5)* %16, align 8
  %95 = icmp ne i64 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %90
  %97 = load i64, i64 addrspace(5)* %16, align 8
  %98 = call i64 @llvm.cttz.i64(i64 %97, i1 true)
  %99 = trunc i64 %98 to i32
  br label %101

100:                                              ; preds = %90
  br label %101

101:                                              ; preds = %100, %96
  %102 = phi i32 [ %99, %96 ], [ 64, %100 ]
  %103 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %104 = getelementptr inbounds i32, i32 addrspace(1)* %103, i64 5
  store i32 %102, i32 addrspace(1)* %104, align 4
  %105 = load i32, i32 addrspace(5)* %17, align 4
  %106 = call i32 @llvm.bitreverse.i32(i32 %105)
  %107 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %108 = getelementptr inbounds i32, i32 addrspace(1)* %107, i64 6
  store i32 %106, i32 addrspace(1)* %108, align 4
  %109 = load i32, i32 addrspace(5)* %18, align 4
  %110 = call i32 @llvm.bswap.i32(i32 %109)
  %111 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %112 = getelementptr inbounds i32, i32 addrspace(1)* %111, i64 7
  store i32 %110, i32 addrspace(1)* %112, align 4
  %113 = load i32, i32 addrspace(5)* %17, align 4
  %114 = load i32, i32 addrspace(5)* %18, align 4
  %115 = and i32 %114, 31
  %116 = call i32 @llvm.fshl.i32(i32 %113, i32 %113, i32 %115)
  %117 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %118 = getelementptr inbounds i32, i32 addrspace(1)* %117, i64 8
  store i32 %116, i32 addrspace(1)* %118, align 4
  %119 = load i32, i32 addrspace(5)* %17, align 4
  %120 = call i32 @llvm.amdgcn.ubfe.i32(i32 %119, i32 5, i32 9)
  %121 = load i32, i32 addrspace(5)* %18, align 4
  %122 = load i32, i32 addrspace(5)* %17, align 4
  %123 = call i32 @llvm.fshr.i32(i32 %121, i32 %122, i32 13)
  %124 = add i32 %120, %123
  %125 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %19, align 8
  %126 = getelementptr inbounds i32, i32 addrspace(1)* %125, i64 9
  store i32 %124, i32 addrspace(1)* %126, align 4
  %127 = load i32, i32 addrspace(5)* %17, align 4
  %128 = lshr i32 %127, 16
  store i32 %128, i32 addrspace(5)* %7, align 4
  %129 = load i32, i32 addrspace(5)* %7, align 4
  %130 = and i32 %129, 65535
  store i32 %130, i32 addrspace(5)* %7, align 4
  %131 = load i32, i32 addrspace(5)* %7, align 4
  %132 = load i32, i32 addrspace(5)* %7, align 4
  %133 = shl i32 %132, 8
  %134 = or i32 %131, %133
  %135 = and i32 %134, 16711935
  store i32 %135, i32 addrspace(5)* %7, align 4
  %136 = load i32, i32 addrspace(5)* %7, align 4
  %137 = load i32, i32 addrspace(5)* %7, align 4
  %138 = shl i32 %137, 4
  %139 = or i32 %136, %138
  %140 = and i32 %139, 252645135
  store i32 %140, i32 addrspace(5)* %7, align 4
  %141 = load i32, i32 addrspace(5)* %7, align 4
  %142 = load i32, i32 addrspace(5)* %7, align 4
  %143 = shl i32 %142, 2
  %144 = or i32 %141, %143
  %145 = and i32 %144, 858993459
  store i32 %145, i32 addrspace(5)* %7, align 4
  %146 = load i32, i32 addrspace(5)* %7, align 4
  %147 = load i32, i32 addrspace(5)* %7, align 4
  %148 = shl i32 %147, 1
  %149 = or i32 %146, %148
  %150 = and i32 %149, 1431655765
  %151 = load i32, i32 addrspace(5)* %18, align 4
  %152 = lshr i32 %151, 16
  store i32 %152, i32 addrspace(5)* %8, align 4
  %153 = load i32, i32 addrspace(5)* %8, align 4
  %154 = and i32 %153, 65535
  store i32 %154, i32 addrspace(5)* %8, align 4
  %155 = load i32, i32 addrspace(5)* %8, align 4
  %156 = load i32, i32 addrspace(5)* %8, align 4
  %157 = shl i32 %156, 8
  %158 = or i32 %155, %157
  %159 = and i32 %158, 16711935
  store i32 %159, i32 addrspace(5)* %8, align 4
  %160 = load i32, i32 addrspace(5)* %8, align 4
  %161 = load i32, i32 addrspace(5)* %8, align 4
  %162 = shl i32 %161, 4
  %163 = or i32 %160, %162
  %164 = and i32 %163, 252645135
  store i32 %164, i32 addrspace(5)* %8, align 4
  %165 = load i32, i32 addrspace(5)* %8, align 4
  %166 = load i32, i32 addrspace(5)* %8, align 4
  %167 = shl i32 %166, 2
  %168 = or i32 %165, %167
  %169 = and i32 %168, 858993459
  store i32 %169, i32 addrspace(5)* %8, align 4
  %170 = load i32, i32 addrspace(5)* %8, align 4
  %171 = load i32, i32 addrspace(5)* %8, align 4
  %172 = shl i32 %171, 1
  %173 = or i32 %170, %172
  %174 = and i32 %173, 1431655765
  %175 = shl i32 %174, 1
  %176 = or i32 %150, %175
  %177 = zext i32 %176 to i64
  %178 = shl i64 %177, 32
  %179 = load i32, i32 addrspace(5)* %17, align 4
  store i32 %179, i32 addrspace(5)* %9, align 4
  %180 = load i32, i32 addrspace(5)* %9, align 4
  %181 = and i32 %180, 65535
  store i32 %181, i32 addrspace(5)* %9, align 4
  %182 = load i32, i32 addrspace(5)* %9, align 4
  %183 = load i32, i32 addrspace(5)* %9, align 4
  %184 = shl i32 %183, 8
  %185 = or i32 %182, %184
  %186 = and i32 %185, 16711935
  store i32 %186, i32 addrspace(5)* %9, align 4
  %187 = load i32, i32 addrspace(5)* %9, align 4
  %188 = load i32, i32 addrspace(5)* %9, align 4
  %189 = shl i32 %188, 4
  %190 = or i32 %187, %189
  %191 = and i32 %190, 252645135
  store i32 %191, i32 addrspace(5)* %9, align 4
  %192 = load i32, i32 addrspace(5)* %9, align 4
  %193 = load i32, i32 addrspace(5)* %9, align 4
  %194 = shl i32 %193, 2
  %195 = or i32 %192, %194
  %196 = and i32 %195, 858993459
  store i32 %196, i32 addrspace(5)* %9, align 4
  %197 = load i32, i32 addrspace(5)* %9, align 4
  %198 = load i32, i32 addrspace(5)* %9, align 4
  %199 = shl i32 %198, 1
  %200 = or i32 %197, %199
  %201 = and i32 %200, 1431655765
  %202 = zext i32 %201 to i64
  %203 = or i64 %178, %202
  %204 = load i32, i32 addrspace(5)* %18, align 4
  store i32 %204, i32 addrspace(5)* %10, align 4
  %205 = load i32, i32 addrspace(5)* %10, align 4
  %206 = and i32 %205, 65535
  store i32 %206, i32 addrspace(5)* %10, align 4
  %207 = load i32, i32 addrspace(5)* %10, align 4
  %208 = load i32, i32 addrspace(5)* %10, align 4
  %209 = shl i32 %208, 8
  %210 = or i32 %207, %209
  %211 = and i32 %210, 16711935
  store i32 %211, i32 addrspace(5)* %10, align 4
  %212 = load i32, i32 addrspace(5)* %10, align 4
  %213 = load i32, i32 addrspace(5)* %10, align 4
  %214 = shl i32 %213, 4
  %215 = or i32 %212, %214
  %216 = and i32 %215, 252645135
  store i32 %216, i32 addrspace(5)* %10, align 4
  %217 = load i32, i32 addrspace(5)* %10, align 4
  %218 = load i32, i32 addrspace(5)* %10, align 4
  %219 = shl i32 %218, 2
  %220 = or i32 %217, %219
  %221 = and i32 %220, 858993459
  store i32 %221, i32 addrspace(5)* %10, align 4
  %222 = load i32, i32 addrspace(5)* %10, align 4
  %223 = load i32, i32 addrspace(5)* %10, align 4
  %224 = shl i32 %223, 1
  %225 = or i32 %222, %224
  %226 = and i32 %225, 1431655765
  %227 = shl i32 %226, 1
  %228 = zext i32 %227 to i64
  %229 = or i64 %203, %228
  store i64 %229, i64 addrspace(5)* %20, align 8
  %230 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %13, align 8
  %231 = load i32, i32 addrspace(5)* %15, align 4
  %232 = mul i32 4, %231
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds i64, i64 addrspace(1)* %230, i64 %233
  store i64 addrspace(1)* %234, i64 addrspace(1)* addrspace(5)* %21, align 8
  %235 = load i64, i64 addrspace(5)* %20, align 8
  %236 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %237 = getelementptr inbounds i64, i64 addrspace(1)* %236, i64 0
  store i64 %235, i64 addrspace(1)* %237, align 8
  %238 = load i64, i64 addrspace(5)* %16, align 8
  %239 = call i64 @llvm.bswap.i64(i64 %238)
  %240 = load i64, i64 addrspace(5)* %16, align 8
  %241 = load i32, i32 addrspace(5)* %17, align 4
  %242 = and i32 %241, 63
  %243 = zext i32 %242 to i64
  %244 = call i64 @llvm.fshr.i64(i64 %240, i64 %240, i64 %243)
  %245 = xor i64 %239, %244
  %246 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %247 = getelementptr inbounds i64, i64 addrspace(1)* %246, i64 1
  store i64 %245, i64 addrspace(1)* %247, align 8
  %248 = load i64, i64 addrspace(5)* %16, align 8
  %249 = load i32, i32 addrspace(5)* %18, align 4
  %250 = and i32 %249, 63
  %251 = zext i32 %250 to i64
  %252 = and i64 %251, 63
  %253 = shl i64 %248, %252
  %254 = load i64, i64 addrspace(5)* %16, align 8
  %255 = load i32, i32 addrspace(5)* %17, align 4
  %256 = and i32 %255, 63
  %257 = zext i32 %256 to i64
  %258 = and i64 %257, 63
  %259 = ashr i64 %254, %258
  %260 = or i64 %253, %259
  %261 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %262 = getelementptr inbounds i64, i64 addrspace(1)* %261, i64 2
  store i64 %260, i64 addrspace(1)* %262, align 8
  %263 = load i64, i64 addrspace(5)* %16, align 8
  %264 = call i64 @llvm.bitreverse.i64(i64 %263)
  %265 = load i32, i32 addrspace(5)* %17, align 4
  %266 = zext i32 %265 to i64
  %267 = load i32, i32 addrspace(5)* %18, align 4
  %268 = zext i32 %267 to i64
  %269 = mul i64 %266, %268
  %270 = add i64 %264, %269
  %271 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %21, align 8
  %272 = getelementptr inbounds i64, i64 addrspace(1)* %271, i64 3
  store i64 %270, i64 addrspace(1)* %272, align 8
  br label %273

273:                                              ; preds = %101, %37
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshr.i32(i32, i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.bswap.i64(i64) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshr.i64(i64, i64, i64) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"ulong*", !"uint*", !"ulong*", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
