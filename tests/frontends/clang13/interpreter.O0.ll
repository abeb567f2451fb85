; ModuleID = 'interpreter.cl'
source_filename = "interpreter.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @interpreter(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(1)* %2, i32 addrspace(1)* %3, i32 %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %12 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca [16 x i32], align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %10, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %11, align 8
  store i32 addrspace(1)* %3, i32 addrspace(1)* addrspace(5)* %12, align 8
  store i32 %4, i32 addrspace(5)* %13, align 4
  store i32 %5, i32 addrspace(5)* %14, align 4
  %26 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %7, align 4
  %27 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %27, i8 addrspace(4)* addrspace(5)* %8, align 8
  %28 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %29 = load i32, i32 addrspace(5)* %7, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i8, i8 addrspace(4)* %28, i64 %30
  %32 = bitcast i8 addrspace(4)* %31 to i16 addrspace(4)*
  %33 = load i16, i16 addrspace(4)* %32, align 2
  %34 = zext i16 %33 to i32
  %35 = mul i32 %26, %34
  %36 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %37 = add i32 %35, %36
  store i32 %37, i32 addrspace(5)* %15, align 4
  %38 = load i32, i32 addrspace(5)* %15, align 4
  %39 = load i32, i32 addrspace(5)* %13, align 4
  %40 = icmp uge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %6
  br label %240

42:                                               ; preds = %6
  store i32 0, i32 addrspace(5)* %17, align 4
  %43 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %44 = load i32, i32 addrspace(5)* %15, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 %45
  %47 = load i32, i32 addrspace(1)* %46, align 4
  store i32 %47, i32 addrspace(5)* %18, align 4
  br label %48

48:                                               ; preds = %232, %42
  %49 = load i32, i32 addrspace(5)* %14, align 4
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %235

51:                                               ; preds = %48
  %52 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %53 = load i32, i32 addrspace(5)* %18, align 4
  %54 = add i32 %53, 1
  store i32 %54, i32 addrspace(5)* %18, align 4
  %55 = zext i32 %53 to i64
  %56 = getelementptr inbounds i32, i32 addrspace(1)* %52, i64 %55
  %57 = load i32, i32 addrspace(1)* %56, align 4
  store i32 %57, i32 addrspace(5)* %19, align 4
  %58 = load i32, i32 addrspace(5)* %19, align 4
  %59 = ashr i32 %58, 8
  store i32 %59, i32 addrspace(5)* %20, align 4
  %60 = load i32, i32 addrspace(5)* %19, align 4
  %61 = and i32 %60, 255
  store i32 %61, i32 addrspace(5)* %21, align 4
  %62 = load i32, i32 addrspace(5)* %17, align 4
  %63 = add i32 %62, 1
  %64 = icmp ugt i32 %63, 16
  br i1 %64, label %65, label %70

65:                                               ; preds = %51
  %66 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %67 = load i32, i32 addrspace(5)* %15, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds i32, i32 addrspace(1)* %66, i64 %68
  store i32 -2147483646, i32 addrspace(1)* %69, align 4
  br label %240

70:                                               ; preds = %51
  %71 = load i32, i32 addrspace(5)* %21, align 4
  switch i32 %71, label %226 [
    i32 0, label %72
    i32 1, label %88
    i32 2, label %94
    i32 7, label %104
    i32 9, label %115
    i32 14, label %126
    i32 8, label %129
    i32 10, label %149
    i32 11, label %153
    i32 3, label %165
    i32 4, label %165
    i32 5, label %165
    i32 6, label %165
    i32 12, label %165
    i32 13, label %165
    i32 15, label %165
  ]

72:                                               ; preds = %70
  %73 = load i32, i32 addrspace(5)* %17, align 4
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %81

75:                                               ; preds = %72
  %76 = load i32, i32 addrspace(5)* %17, align 4
  %77 = sub i32 %76, 1
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %78
  %80 = load i32, i32 addrspace(5)* %79, align 4
  br label %82

81:                                               ; preds = %72
  br label %82

82:                                               ; preds = %81, %75
  %83 = phi i32 [ %80, %75 ], [ 0, %81 ]
  %84 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %85 = load i32, i32 addrspace(5)* %15, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds i32, i32 addrspace(1)* %84, i64 %86
  store i32 %83, i32 addrspace(1)* %87, align 4
  br label %240

88:                                               ; preds = %70
  %89 = load i32, i32 addrspace(5)* %20, align 4
  %90 = load i32, i32 addrspace(5)* %17, align 4
  %91 = add i32 %90, 1
  store i32 %91, i32 addrspace(5)* %17, align 4
  %92 = zext i32 %90 to i64
  %93 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %92
  store i32 %89, i32 addrspace(5)* %93, align 4
  br label %231

94:                                               ; preds = %70
  %95 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %11, align 8
  %96 = load i32, i32 addrspace(5)* %15, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds i32, i32 addrspace(1)* %95, i64 %97
  %99 = load i32, i32 addrspace(1)* %98, align 4
  %100 = load i32, i32 addrspace(5)* %17, align 4
  %101 = add i32 %100, 1
  store i32 %101, i32 addrspace(5)* %17, align 4
  %102 = zext i32 %100 to i64
  %103 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %102
  store i32 %99, i32 addrspace(5)* %103, align 4
  br label %231

104:                                              ; preds = %70
  %105 = load i32, i32 addrspace(5)* %17, align 4
  %106 = sub i32 %105, 1
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %107
  %109 = load i32, i32 addrspace(5)* %108, align 4
  %110 = load i32, i32 addrspace(5)* %17, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %111
  store i32 %109, i32 addrspace(5)* %112, align 4
  %113 = load i32, i32 addrspace(5)* %17, align 4
  %114 = add i32 %113, 1
  store i32 %114, i32 addrspace(5)* %17, align 4
  br label %231

115:                                              ; preds = %70
  %116 = load i32, i32 addrspace(5)* %17, align 4
  %117 = sub i32 %116, 2
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %118
  %120 = load i32, i32 addrspace(5)* %119, align 4
  %121 = load i32, i32 addrspace(5)* %17, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %122
  store i32 %120, i32 addrspace(5)* %123, align 4
  %124 = load i32, i32 addrspace(5)* %17, align 4
  %125 = add i32 %124, 1
  store i32 %125, i32 addrspace(5)* %17, align 4
  br label %231

126:                                              ; preds = %70
  %127 = load i32, i32 addrspace(5)* %17, align 4
  %128 = add i32 %127, -1
  store i32 %128, i32 addrspace(5)* %17, align 4
  br label %231

129:                                              ; preds = %70
  %130 = load i32, i32 addrspace(5)* %17, align 4
  %131 = sub i32 %130, 1
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %132
  %134 = load i32, i32 addrspace(5)* %133, align 4
  store i32 %134, i32 addrspace(5)* %22, align 4
  %135 = load i32, i32 addrspace(5)* %17, align 4
  %136 = sub i32 %135, 2
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %137
  %139 = load i32, i32 addrspace(5)* %138, align 4
  %140 = load i32, i32 addrspace(5)* %17, align 4
  %141 = sub i32 %140, 1
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %142
  store i32 %139, i32 addrspace(5)* %143, align 4
  %144 = load i32, i32 addrspace(5)* %22, align 4
  %145 = load i32, i32 addrspace(5)* %17, align 4
  %146 = sub i32 %145, 2
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %147
  store i32 %144, i32 addrspace(5)* %148, align 4
  br label %231

149:                                              ; preds = %70
  %150 = load i32, i32 addrspace(5)* %20, align 4
  %151 = load i32, i32 addrspace(5)* %18, align 4
  %152 = add i32 %151, %150
  store i32 %152, i32 addrspace(5)* %18, align 4
  br label %231

153:                                              ; preds = %70
  %154 = load i32, i32 addrspace(5)* %17, align 4
  %155 = add i32 %154, -1
  store i32 %155, i32 addrspace(5)* %17, align 4
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %156
  %158 = load i32, i32 addrspace(5)* %157, align 4
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %164

160:                                              ; preds = %153
  %161 = load i32, i32 addrspace(5)* %20, align 4
  %162 = load i32, i32 addrspace(5)* %18, align 4
  %163 = add i32 %162, %161
  store i32 %163, i32 addrspace(5)* %18, align 4
  br label %164

164:                                              ; preds = %160, %153
  br label %231

165:                                              ; preds = %70, %70, %70, %70, %70, %70, %70
  %166 = load i32, i32 addrspace(5)* %17, align 4
  %167 = add i32 %166, -1
  store i32 %167, i32 addrspace(5)* %17, align 4
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %168
  %170 = load i32, i32 addrspace(5)* %169, align 4
  store i32 %170, i32 addrspace(5)* %23, align 4
  %171 = load i32, i32 addrspace(5)* %17, align 4
  %172 = sub i32 %171, 1
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %173
  %175 = load i32, i32 addrspace(5)* %174, align 4
  store i32 %175, i32 addrspace(5)* %24, align 4
  %176 = load i32, i32 addrspace(5)* %21, align 4
  switch i32 %176, label %205 [
    i32 3, label %177
    i32 4, label %181
    i32 5, label %185
    i32 12, label %189
    i32 13, label %194
    i32 15, label %199
  ]

177:                                              ; preds = %165
  %178 = load i32, i32 addrspace(5)* %24, align 4
  %179 = load i32, i32 addrspace(5)* %23, align 4
  %180 = add i32 %178, %179
  store i32 %180, i32 addrspace(5)* %25, align 4
  br label %220

181:                                              ; preds = %165
  %182 = load i32, i32 addrspace(5)* %24, align 4
  %183 = load i32, i32 addrspace(5)* %23, align 4
  %184 = sub i32 %182, %183
  store i32 %184, i32 addrspace(5)* %25, align 4
  br label %220

185:                                              ; preds = %165
  %186 = load i32, i32 addrspace(5)* %24, align 4
  %187 = load i32, i32 addrspace(5)* %23, align 4
  %188 = mul i32 %186, %187
  store i32 %188, i32 addrspace(5)* %25, align 4
  br label %220

189:                                              ; preds = %165
  %190 = load i32, i32 addrspace(5)* %24, align 4
  %191 = load i32, i32 addrspace(5)* %23, align 4
  %192 = icmp slt i32 %190, %191
  %193 = zext i1 %192 to i32
  store i32 %193, i32 addrspace(5)* %25, align 4
  br label %220

194:                                              ; preds = %165
  %195 = load i32, i32 addrspace(5)* %24, align 4
  %196 = load i32, i32 addrspace(5)* %23, align 4
  %197 = icmp eq i32 %195, %196
  %198 = zext i1 %197 to i32
  store i32 %198, i32 addrspace(5)* %25, align 4
  br label %220

199:                                              ; preds = %165
  %200 = load i32, i32 addrspace(5)* %24, align 4
  %201 = load i32, i32 addrspace(5)* %23, align 4
  %202 = and i32 %201, 31
  %203 = and i32 %202, 31
  %204 = shl i32 %200, %203
  store i32 %204, i32 addrspace(5)* %25, align 4
  br label %220

205:                                              ; preds = %165
  %206 = load i32, i32 addrspace(5)* %23, align 4
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %211, label %208

208:                                              ; preds = %205
  %209 = load i32, i32 addrspace(5)* %23, align 4
  %210 = icmp eq i32 %209, -1
  br i1 %210, label %211, label %216

211:                                              ; preds = %208, %205
  %212 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %213 = load i32, i32 addrspace(5)* %15, align 4
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds i32, i32 addrspace(1)* %212, i64 %214
  store i32 -2147483645, i32 addrspace(1)* %215, align 4
  br label %240

216:                                              ; preds = %208
  %217 = load i32, i32 addrspace(5)* %24, align 4
  %218 = load i32, i32 addrspace(5)* %23, align 4
  %219 = sdiv i32 %217, %218
  store i32 %219, i32 addrspace(5)* %25, align 4
  br label %220

220:                                              ; preds = %216, %199, %194, %189, %185, %181, %177
  %221 = load i32, i32 addrspace(5)* %25, align 4
  %222 = load i32, i32 addrspace(5)* %17, align 4
  %223 = sub i32 %222, 1
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(5)* %16, i64 0, i64 %224
  store i32 %221, i32 addrspace(5)* %225, align 4
  br label %231

226:                                              ; preds = %70
  %227 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %228 = load i32, i32 addrspace(5)* %15, align 4
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds i32, i32 addrspace(1)* %227, i64 %229
  store i32 -2147483647, i32 addrspace(1)* %230, align 4
  br label %240

231:                                              ; preds = %220, %164, %149, %129, %126, %115, %104, %94, %88
  br label %232

232:                                              ; preds = %231
  %233 = load i32, i32 addrspace(5)* %14, align 4
  %234 = add i32 %233, -1
  store i32 %234, i32 addrspace(5)* %14, align 4
  br label %48

235:                                              ; preds = %48
  %236 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %12, align 8
  %237 = load i32, i32 addrspace(5)* %15, align 4
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds i32, i32 addrspace(1)* %236, i64 %238
  store i32 -2147483644, i32 addrspace(1)* %239, align 4
  br label %240

240:                                              ; preds = %235, %226, %211, %82, %65, %41
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"uint*", !"uint*", !"int*", !"int*", !"uint", !"uint"}
!8 = !{!"const", !"const", !"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
