; ModuleID = 'divmod.cl'
source_filename = "divmod.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @divmod(i64 addrspace(1)* %0, i64 addrspace(1)* %1, i64 addrspace(1)* %2, i32 %3, i32 %4) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %8 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i16, align 2, addrspace(5)
  %23 = alloca i16, align 2, addrspace(5)
  %24 = alloca i8, align 1, addrspace(5)
  %25 = alloca i8, align 1, addrspace(5)
  %26 = alloca i64 addrspace(1)*, align 8, addrspace(5)
  store i64 addrspace(1)* %0, i64 addrspace(1)* addrspace(5)* %8, align 8
  store i64 addrspace(1)* %1, i64 addrspace(1)* addrspace(5)* %9, align 8
  store i64 addrspace(1)* %2, i64 addrspace(1)* addrspace(5)* %10, align 8
  store i32 %3, i32 addrspace(5)* %11, align 4
  store i32 %4, i32 addrspace(5)* %12, align 4
  %27 = call i32 @llvm.amdgcn.workgroup.id.x() #2
  store i32 4, i32 addrspace(5)* %6, align 4
  %28 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  store i8 addrspace(4)* %28, i8 addrspace(4)* addrspace(5)* %7, align 8
  %29 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %7, align 8
  %30 = load i32, i32 addrspace(5)* %6, align 4
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i8, i8 addrspace(4)* %29, i64 %31
  %33 = bitcast i8 addrspace(4)* %32 to i16 addrspace(4)*
  %34 = load i16, i16 addrspace(4)* %33, align 2
  %35 = zext i16 %34 to i32
  %36 = mul i32 %27, %35
  %37 = call i32 @llvm.amdgcn.workitem.id.x() #2, !range !9
  %38 = add i32 %36, %37
  store i32 %38, i32 addrspace(5)* %13, align 4
  %39 = load i32, i32 addrspace(5)* %13, align 4
  %40 = load i32, i32 addrspace(5)* %11, align 4
  %41 = icmp uge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %5
  br label %255

43:                                               ; preds = %5
  %44 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %8, align 8
  %45 = load i32, i32 addrspace(5)* %13, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i64, i64 addrspace(1)* %44, i64 %46
  %48 = load i64, i64 addrspace(1)* %47, align 8
  store i64 %48, i64 addrspace(5)* %14, align 8
  %49 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %9, align 8
  %50 = load i32, i32 addrspace(5)* %13, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i64, i64 addrspace(1)* %49, i64 %51
  %53 = load i64, i64 addrspace(1)* %52, align 8
  store i64 %53, i64 addrspace(5)* %15, align 8
  %54 = load i64, i64 addrspace(5)* %14, align 8
  store i64 %54, i64 addrspace(5)* %16, align 8
  %55 = load i64, i64 addrspace(5)* %15, align 8
  store i64 %55, i64 addrspace(5)* %17, align 8
  %56 = load i64, i64 addrspace(5)* %14, align 8
  %57 = trunc i64 %56 to i32
  store i32 %57, i32 addrspace(5)* %18, align 4
  %58 = load i64, i64 addrspace(5)* %15, align 8
  %59 = trunc i64 %58 to i32
  %60 = or i32 %59, 1
  store i32 %60, i32 addrspace(5)* %19, align 4
  %61 = load i32, i32 addrspace(5)* %19, align 4
  %62 = icmp eq i32 %61, -1
  br i1 %62, label %63, label %64

63:                                               ; preds = %43
  store i32 7, i32 addrspace(5)* %19, align 4
  br label %64

64:                                               ; preds = %63, %43
  %65 = load i64, i64 addrspace(5)* %14, align 8
  %66 = trunc i64 %65 to i32
  store i32 %66, i32 addrspace(5)* %20, align 4
  %67 = load i64, i64 addrspace(5)* %15, align 8
  %68 = trunc i64 %67 to i32
  %69 = or i32 %68, 1
  store i32 %69, i32 addrspace(5)* %21, align 4
  %70 = load i64, i64 addrspace(5)* %14, align 8
  %71 = ashr i64 %70, 8
  %72 = trunc i64 %71 to i16
  store i16 %72, i16 addrspace(5)* %22, align 2
  %73 = load i64, i64 addrspace(5)* %15, align 8
  %74 = trunc i64 %73 to i16
  %75 = sext i16 %74 to i32
  %76 = or i32 %75, 1
  %77 = trunc i32 %76 to i16
  store i16 %77, i16 addrspace(5)* %23, align 2
  %78 = load i16, i16 addrspace(5)* %23, align 2
  %79 = sext i16 %78 to i32
  %80 = icmp eq i32 %79, -1
  br i1 %80, label %81, label %82

81:                                               ; preds = %64
  store i16 3, i16 addrspace(5)* %23, align 2
  br label %82

82:                                               ; preds = %81, %64
  %83 = load i64, i64 addrspace(5)* %14, align 8
  %84 = ashr i64 %83, 24
  %85 = trunc i64 %84 to i8
  store i8 %85, i8 addrspace(5)* %24, align 1
  %86 = load i64, i64 addrspace(5)* %15, align 8
  %87 = trunc i64 %86 to i8
  %88 = zext i8 %87 to i32
  %89 = or i32 %88, 1
  %90 = trunc i32 %89 to i8
  store i8 %90, i8 addrspace(5)* %25, align 1
  %91 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %10, align 8
  %92 = load i32, i32 addrspace(5)* %13, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds i64, i64 addrspace(1)* %91, i64 %93
  store i64 addrspace(1)* %94, i64 addrspace(1)* addrspace(5)* %26, align 8
  %95 = load i64, i64 addrspace(5)* %14, align 8
  %96 = load i64, i64 addrspace(5)* %15, align 8
  %97 = sdiv i64 %95, %96
  %98 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %99 = load i32, i32 addrspace(5)* %12, align 4
  %100 = mul i32 0, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds i64, i64 addrspace(1)* %98, i64 %101
  store i64 %97, i64 addrspace(1)* %102, align 8
  %103 = load i64, i64 addrspace(5)* %14, align 8
  %104 = load i64, i64 addrspace(5)* %15, align 8
  %105 = srem i64 %103, %104
  %106 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %107 = load i32, i32 addrspace(5)* %12, align 4
  %108 = mul i32 1, %107
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds i64, i64 addrspace(1)* %106, i64 %109
  store i64 %105, i64 addrspace(1)* %110, align 8
  %111 = load i64, i64 addrspace(5)* %16, align 8
  %112 = load i64, i64 addrspace(5)* %17, align 8
  %113 = udiv i64 %111, %112
  %114 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %115 = load i32, i32 addrspace(5)* %12, align 4
  %116 = mul i32 2, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i64, i64 addrspace(1)* %114, i64 %117
  store i64 %113, i64 addrspace(1)* %118, align 8
  %119 = load i64, i64 addrspace(5)* %16, align 8
  %120 = load i64, i64 addrspace(5)* %17, align 8
  %121 = urem i64 %119, %120
  %122 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %123 = load i32, i32 addrspace(5)* %12, align 4
  %124 = mul i32 3, %123
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds i64, i64 addrspace(1)* %122, i64 %125
  store i64 %121, i64 addrspace(1)* %126, align 8
  %127 = load i32, i32 addrspace(5)* %18, align 4
  %128 = load i32, i32 addrspace(5)* %19, align 4
  %129 = sdiv i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %132 = load i32, i32 addrspace(5)* %12, align 4
  %133 = mul i32 4, %132
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds i64, i64 addrspace(1)* %131, i64 %134
  store i64 %130, i64 addrspace(1)* %135, align 8
  %136 = load i32, i32 addrspace(5)* %18, align 4
  %137 = load i32, i32 addrspace(5)* %19, align 4
  %138 = srem i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %141 = load i32, i32 addrspace(5)* %12, align 4
  %142 = mul i32 5, %141
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds i64, i64 addrspace(1)* %140, i64 %143
  store i64 %139, i64 addrspace(1)* %144, align 8
  %145 = load i32, i32 addrspace(5)* %20, align 4
  %146 = load i32, i32 addrspace(5)* %21, align 4
  %147 = udiv i32 %145, %146
  %148 = zext i32 %147 to i64
  %149 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %150 = load i32, i32 addrspace(5)* %12, align 4
  %151 = mul i32 6, %150
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds i64, i64 addrspace(1)* %149, i64 %152
  store i64 %148, i64 addrspace(1)* %153, align 8
  %154 = load i32, i32 addrspace(5)* %20, align 4
  %155 = load i32, i32 addrspace(5)* %21, align 4
  %156 = urem i32 %154, %155
  %157 = zext i32 %156 to i64
  %158 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %159 = load i32, i32 addrspace(5)* %12, align 4
  %160 = mul i32 7, %159
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds i64, i64 addrspace(1)* %158, i64 %161
  store i64 %157, i64 addrspace(1)* %162, align 8
  %163 = load i16, i16 addrspace(5)* %22, align 2
  %164 = sext i16 %163 to i32
  %165 = load i16, i16 addrspace(5)* %23, align 2
  %166 = sext i16 %165 to i32
  %167 = sdiv i32 %164, %166
  %168 = trunc i32 %167 to i16
  %169 = sext i16 %168 to i64
  %170 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %171 = load i32, i32 addrspace(5)* %12, align 4
  %172 = mul i32 8, %171
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds i64, i64 addrspace(1)* %170, i64 %173
  store i64 %169, i64 addrspace(1)* %174, align 8
  %175 = load i16, i16 addrspace(5)* %22, align 2
  %176 = sext i16 %175 to i32
  %177 = load i16, i16 addrspace(5)* %23, align 2
  %178 = sext i16 %177 to i32
  %179 = srem i32 %176, %178
  %180 = trunc i32 %179 to i16
  %181 = sext i16 %180 to i64
  %182 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %183 = load i32, i32 addrspace(5)* %12, align 4
  %184 = mul i32 9, %183
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds i64, i64 addrspace(1)* %182, i64 %185
  store i64 %181, i64 addrspace(1)* %186, align 8
  %187 = load i8, i8 addrspace(5)* %24, align 1
  %188 = zext i8 %187 to i32
  %189 = load i8, i8 addrspace(5)* %25, align 1
  %190 = zext i8 %189 to i32
  %191 = sdiv i32 %188, %190
  %192 = sext i32 %191 to i64
  %193 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %194 = load i32, i32 addrspace(5)* %12, align 4
  %195 = mul i32 10, %194
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds i64, i64 addrspace(1)* %193, i64 %196
  store i64 %192, i64 addrspace(1)* %197, align 8
  %198 = load i8, i8 addrspace(5)* %24, align 1
  %199 = zext i8 %198 to i32
  %200 = load i8, i8 addrspace(5)* %25, align 1
  %201 = zext i8 %200 to i32
  %202 = srem i32 %199, %201
  %203 = sext i32 %202 to i64
  %204 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %205 = load i32, i32 addrspace(5)* %12, align 4
  %206 = mul i32 11, %205
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds i64, i64 addrspace(1)* %204, i64 %207
  store i64 %203, i64 addrspace(1)* %208, align 8
  %209 = load i64, i64 addrspace(5)* %14, align 8
  %210 = sdiv i64 %209, 1000003
  %211 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %212 = load i32, i32 addrspace(5)* %12, align 4
  %213 = mul i32 12, %212
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds i64, i64 addrspace(1)* %211, i64 %214
  store i64 %210, i64 addrspace(1)* %215, align 8
  %216 = load i64, i64 addrspace(5)* %16, align 8
  %217 = urem i64 %216, 1000000007
  %218 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %219 = load i32, i32 addrspace(5)* %12, align 4
  %220 = mul i32 13, %219
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds i64, i64 addrspace(1)* %218, i64 %221
  store i64 %217, i64 addrspace(1)* %222, align 8
  %223 = load i32, i32 addrspace(5)* %18, align 4
  %224 = sdiv i32 %223, 10
  %225 = sext i32 %224 to i64
  %226 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %227 = load i32, i32 addrspace(5)* %12, align 4
  %228 = mul i32 14, %227
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds i64, i64 addrspace(1)* %226, i64 %229
  store i64 %225, i64 addrspace(1)* %230, align 8
  %231 = load i32, i32 addrspace(5)* %20, align 4
  %232 = urem i32 %231, 641
  %233 = zext i32 %232 to i64
  %234 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %235 = load i32, i32 addrspace(5)* %12, align 4
  %236 = mul i32 15, %235
  %237 = zext i32 %236 to i64
  %238 = getelementptr inbounds i64, i64 addrspace(1)* %234, i64 %237
  store i64 %233, i64 addrspace(1)* %238, align 8
  %239 = load i64, i64 addrspace(5)* %14, align 8
  %240 = sdiv i64 %239, 4096
  %241 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %242 = load i32, i32 addrspace(5)* %12, align 4
  %243 = mul i32 16, %242
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds i64, i64 addrspace(1)* %241, i64 %244
  store i64 %240, i64 addrspace(1)* %245, align 8
  %246 = load i64, i64 addrspace(5)* %16, align 8
  %247 = load i32, i32 addrspace(5)* %19, align 4
  %248 = zext i32 %247 to i64
  %249 = udiv i64 %246, %248
  %250 = load i64 addrspace(1)*, i64 addrspace(1)* addrspace(5)* %26, align 8
  %251 = load i32, i32 addrspace(5)* %12, align 4
  %252 = mul i32 17, %251
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds i64, i64 addrspace(1)* %250, i64 %253
  store i64 %249, i64 addrspace(1)* %254, align 8
  br label %255

255:                                              ; preds = %82, %42
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
!5 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none"}
!7 = !{!"long*", !"long*", !"long*", !"uint", !"uint"}
!8 = !{!"const", !"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
