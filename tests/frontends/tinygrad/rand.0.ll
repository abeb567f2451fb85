define amdgpu_kernel void @E_2(i32* noalias align 32 %data0) #0
{
  %v0 = getelementptr inbounds i32, i32* %data0, i32 0
  %v1 = load <2 x i32>, <2 x i32>* %v0
  %v2 = extractelement <2 x i32> %v1, i32 0
  %v3 = extractelement <2 x i32> %v1, i32 1
  %v4 = add i32 %v2, 512
  %v5 = icmp ult i32 %v4, %v2
  %v6 = zext i1 %v5 to i32
  %v7 = add i32 %v3, %v6
  %v8_0 = insertelement <2 x i32> poison, i32 %v4, i32 0
  %v8 = insertelement <2 x i32> %v8_0, i32 %v7, i32 1
  store <2 x i32> %v8, <2 x i32>* %v0
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,1" "no-trapping-math"="true" }
