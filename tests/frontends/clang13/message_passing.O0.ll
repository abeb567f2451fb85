; ModuleID = 'message_passing.cl'
source_filename = "message_passing.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@message_passing.local_data = internal addrspace(3) global [256 x i32] undef, align 4
@message_passing.local_flag = internal addrspace(3) global [256 x i32] undef, align 4
@message_passing.own = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [6 x i8] c"agent\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr addrspace(4) constant [10 x i8] c"wavefront\00", align 1
@.str.3 = private unnamed_addr addrspace(4) constant [13 x i8] c"singlethread\00", align 1
@.str.4 = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @message_passing(i32 addrspace(1)* %0, i32 addrspace(1)* %1, i32 addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %11 = alloca i32 addrspace(1)*, align 8, addrspace(5)
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
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  store i32 addrspace(1)* %0, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 addrspace(1)* %1, i32 addrspace(1)* addrspace(5)* %10, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %11, align 8
  store i32 %3, i32 addrspace(5)* %12, align 4
  %33 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %5, align 4
  %34 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %34, i8 addrspace(4)* addrspace(5)* %6, align 8
  %35 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %36 = load i32, i32 addrspace(5)* %5, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i8, i8 addrspace(4)* %35, i64 %37
  %39 = bitcast i8 addrspace(4)* %38 to i16 addrspace(4)*
  %40 = load i16, i16 addrspace(4)* %39, align 2
  %41 = zext i16 %40 to i32
  %42 = mul i32 %33, %41
  %43 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %44 = add i32 %42, %43
  store i32 %44, i32 addrspace(5)* %13, align 4
  %45 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  store i32 %45, i32 addrspace(5)* %14, align 4
  store i32 4, i32 addrspace(5)* %7, align 4
  %46 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %46, i8 addrspace(4)* addrspace(5)* %8, align 8
  %47 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %48 = load i32, i32 addrspace(5)* %7, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i8, i8 addrspace(4)* %47, i64 %49
  %51 = bitcast i8 addrspace(4)* %50 to i16 addrspace(4)*
  %52 = load i16, i16 addrspace(4)* %51, align 2
  %53 = zext i16 %52 to i32
  store i32 %53, i32 addrspace(5)* %15, align 4
  %54 = load i32, i32 addrspace(5)* %14, align 4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_flag, i64 0, i64 %55
  store i32 0, i32 addrspace(5)* %16, align 4
  %57 = load i32, i32 addrspace(5)* %16, align 4
  store atomic i32 %57, i32 addrspace(3)* %56 syncscope("workgroup-one-as") monotonic, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %58 = load i32, i32 addrspace(5)* %15, align 4
  %59 = sub i32 %58, 1
  %60 = load i32, i32 addrspace(5)* %14, align 4
  %61 = sub i32 %59, %60
  store i32 %61, i32 addrspace(5)* %17, align 4
  %62 = load i32, i32 addrspace(5)* %14, align 4
  %63 = add i32 %62, 7
  %64 = load i32, i32 addrspace(5)* %14, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_data, i64 0, i64 %65
  store i32 %63, i32 addrspace(3)* %66, align 4
  %67 = load i32, i32 addrspace(5)* %14, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_flag, i64 0, i64 %68
  store i32 1, i32 addrspace(5)* %18, align 4
  %70 = load i32, i32 addrspace(5)* %18, align 4
  store atomic i32 %70, i32 addrspace(3)* %69 syncscope("workgroup-one-as") release, align 4
  store i32 1, i32 addrspace(5)* %19, align 4
  %71 = load i32, i32 addrspace(5)* %17, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_flag, i64 0, i64 %72
  %74 = load atomic i32, i32 addrspace(3)* %73 syncscope("workgroup-one-as") acquire, align 4
  store i32 %74, i32 addrspace(5)* %20, align 4
  %75 = load i32, i32 addrspace(5)* %20, align 4
  %76 = icmp eq i32 %75, 1
  br i1 %76, label %77, label %88

77:                                               ; preds = %4
  %78 = load i32, i32 addrspace(5)* %17, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_data, i64 0, i64 %79
  %81 = load i32, i32 addrspace(3)* %80, align 4
  %82 = load i32, i32 addrspace(5)* %17, align 4
  %83 = add i32 %82, 7
  %84 = icmp eq i32 %81, %83
  %85 = zext i1 %84 to i32
  %86 = load i32, i32 addrspace(5)* %19, align 4
  %87 = and i32 %86, %85
  store i32 %87, i32 addrspace(5)* %19, align 4
  br label %88

88:                                               ; preds = %77, %4
  %89 = load i32, i32 addrspace(5)* %12, align 4
  %90 = sub i32 %89, 1
  %91 = load i32, i32 addrspace(5)* %13, align 4
  %92 = sub i32 %90, %91
  store i32 %92, i32 addrspace(5)* %21, align 4
  %93 = load i32, i32 addrspace(5)* %13, align 4
  %94 = mul i32 %93, 3
  %95 = add i32 %94, 1
  %96 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %97 = load i32, i32 addrspace(5)* %13, align 4
  %98 = mul i32 3, %97
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds i32, i32 addrspace(1)* %96, i64 %99
  store i32 %95, i32 addrspace(1)* %100, align 4
  %101 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %102 = load i32, i32 addrspace(5)* %13, align 4
  %103 = mul i32 3, %102
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds i32, i32 addrspace(1)* %101, i64 %104
  store i32 1, i32 addrspace(5)* %22, align 4
  %106 = load i32, i32 addrspace(5)* %22, align 4
  store atomic i32 %106, i32 addrspace(1)* %105 syncscope("agent-one-as") release, align 4
  %107 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %108 = load i32, i32 addrspace(5)* %21, align 4
  %109 = mul i32 3, %108
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds i32, i32 addrspace(1)* %107, i64 %110
  %112 = load atomic i32, i32 addrspace(1)* %111 syncscope("agent-one-as") acquire, align 4
  store i32 %112, i32 addrspace(5)* %23, align 4
  %113 = load i32, i32 addrspace(5)* %23, align 4
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %129

115:                                              ; preds = %88
  %116 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %117 = load i32, i32 addrspace(5)* %21, align 4
  %118 = mul i32 3, %117
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds i32, i32 addrspace(1)* %116, i64 %119
  %121 = load i32, i32 addrspace(1)* %120, align 4
  %122 = load i32, i32 addrspace(5)* %21, align 4
  %123 = mul i32 %122, 3
  %124 = add i32 %123, 1
  %125 = icmp eq i32 %121, %124
  %126 = zext i1 %125 to i32
  %127 = load i32, i32 addrspace(5)* %19, align 4
  %128 = and i32 %127, %126
  store i32 %128, i32 addrspace(5)* %19, align 4
  br label %129

129:                                              ; preds = %115, %88
  %130 = load i32, i32 addrspace(5)* %13, align 4
  %131 = mul i32 %130, 5
  %132 = add i32 %131, 2
  %133 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %134 = load i32, i32 addrspace(5)* %13, align 4
  %135 = mul i32 3, %134
  %136 = add i32 %135, 1
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds i32, i32 addrspace(1)* %133, i64 %137
  store i32 %132, i32 addrspace(1)* %138, align 4
  %139 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %140 = load i32, i32 addrspace(5)* %13, align 4
  %141 = mul i32 3, %140
  %142 = add i32 %141, 1
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds i32, i32 addrspace(1)* %139, i64 %143
  store i32 1, i32 addrspace(5)* %24, align 4
  %145 = load i32, i32 addrspace(5)* %24, align 4
  store atomic i32 %145, i32 addrspace(1)* %144 seq_cst, align 4
  %146 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %147 = load i32, i32 addrspace(5)* %21, align 4
  %148 = mul i32 3, %147
  %149 = add i32 %148, 1
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds i32, i32 addrspace(1)* %146, i64 %150
  %152 = load atomic i32, i32 addrspace(1)* %151 seq_cst, align 4
  store i32 %152, i32 addrspace(5)* %25, align 4
  %153 = load i32, i32 addrspace(5)* %25, align 4
  %154 = icmp eq i32 %153, 1
  br i1 %154, label %155, label %170

155:                                              ; preds = %129
  %156 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %157 = load i32, i32 addrspace(5)* %21, align 4
  %158 = mul i32 3, %157
  %159 = add i32 %158, 1
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds i32, i32 addrspace(1)* %156, i64 %160
  %162 = load i32, i32 addrspace(1)* %161, align 4
  %163 = load i32, i32 addrspace(5)* %21, align 4
  %164 = mul i32 %163, 5
  %165 = add i32 %164, 2
  %166 = icmp eq i32 %162, %165
  %167 = zext i1 %166 to i32
  %168 = load i32, i32 addrspace(5)* %19, align 4
  %169 = and i32 %168, %167
  store i32 %169, i32 addrspace(5)* %19, align 4
  br label %170

170:                                              ; preds = %155, %129
  %171 = load i32, i32 addrspace(5)* %13, align 4
  %172 = mul i32 %171, 7
  %173 = add i32 %172, 3
  %174 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %175 = load i32, i32 addrspace(5)* %13, align 4
  %176 = mul i32 3, %175
  %177 = add i32 %176, 2
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 %178
  store i32 %173, i32 addrspace(1)* %179, align 4
  fence syncscope("agent") release
  %180 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %181 = load i32, i32 addrspace(5)* %13, align 4
  %182 = mul i32 3, %181
  %183 = add i32 %182, 2
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds i32, i32 addrspace(1)* %180, i64 %184
  store i32 1, i32 addrspace(5)* %26, align 4
  %186 = load i32, i32 addrspace(5)* %26, align 4
  %187 = atomicrmw xchg i32 addrspace(1)* %185, i32 %186 syncscope("agent-one-as") monotonic, align 4
  store i32 %187, i32 addrspace(5)* %27, align 4
  %188 = load i32, i32 addrspace(5)* %27, align 4
  %189 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %10, align 8
  %190 = load i32, i32 addrspace(5)* %21, align 4
  %191 = mul i32 3, %190
  %192 = add i32 %191, 2
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds i32, i32 addrspace(1)* %189, i64 %193
  store i32 0, i32 addrspace(5)* %29, align 4
  %195 = load i32, i32 addrspace(5)* %29, align 4
  %196 = atomicrmw add i32 addrspace(1)* %194, i32 %195 syncscope("agent-one-as") monotonic, align 4
  store i32 %196, i32 addrspace(5)* %30, align 4
  %197 = load i32, i32 addrspace(5)* %30, align 4
  store i32 %197, i32 addrspace(5)* %28, align 4
  fence syncscope("agent") acquire
  %198 = load i32, i32 addrspace(5)* %28, align 4
  %199 = icmp eq i32 %198, 1
  br i1 %199, label %200, label %215

200:                                              ; preds = %170
  %201 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %202 = load i32, i32 addrspace(5)* %21, align 4
  %203 = mul i32 3, %202
  %204 = add i32 %203, 2
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds i32, i32 addrspace(1)* %201, i64 %205
  %207 = load i32, i32 addrspace(1)* %206, align 4
  %208 = load i32, i32 addrspace(5)* %21, align 4
  %209 = mul i32 %208, 7
  %210 = add i32 %209, 3
  %211 = icmp eq i32 %207, %210
  %212 = zext i1 %211 to i32
  %213 = load i32, i32 addrspace(5)* %19, align 4
  %214 = and i32 %213, %212
  store i32 %214, i32 addrspace(5)* %19, align 4
  br label %215

215:                                              ; preds = %200, %170
  fence seq_cst
  fence syncscope("wavefront") acq_rel
  fence syncscope("singlethread") seq_cst
  %216 = load i32, i32 addrspace(5)* %14, align 4
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.own, i64 0, i64 %217
  %219 = load i32, i32 addrspace(5)* %19, align 4
  store i32 %219, i32 addrspace(5)* %31, align 4
  %220 = load i32, i32 addrspace(5)* %31, align 4
  store atomic i32 %220, i32 addrspace(3)* %218 syncscope("wavefront-one-as") release, align 4
  %221 = load i32, i32 addrspace(5)* %14, align 4
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.own, i64 0, i64 %222
  %224 = load atomic i32, i32 addrspace(3)* %223 syncscope("wavefront-one-as") acquire, align 4
  store i32 %224, i32 addrspace(5)* %32, align 4
  %225 = load i32, i32 addrspace(5)* %32, align 4
  %226 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %11, align 8
  %227 = load i32, i32 addrspace(5)* %13, align 4
  %228 = zext i32 %227 to i64
  %229 = getelementptr inbounds i32, i32 addrspace(1)* %226, i64 %228
  store i32 %225, i32 addrspace(1)* %229, align 4
  ret void
}

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind willreturn }
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
!7 = !{!"uint*", !"atomic_uint*", !"uint*", !"uint"}
!8 = !{!"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!9 = !{!"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
