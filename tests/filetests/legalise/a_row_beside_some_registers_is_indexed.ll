; test legalise
; target gfx906
; options -O2
; A work-group of 1,024 leaves 64 registers a lane: one row of 32 and 32 others.
define amdgpu_kernel void @of_all(ptr addrspace(1) %p, i32 %i) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <28 x i32>, ptr addrspace(1) %p, i32 %id
  %v = load <28 x i32>, ptr addrspace(1) %place
  %x = extractelement <28 x i32> %v, i32 %i
  store i32 %x, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" }
; expect gfx906
;> define amdgpu_kernel void @of_all() #0 {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %i = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %9 = zext i32 %id to i64
;>   %10 = shl i32 %id, 7
;>   %11 = zext i32 %10 to i64
;>   %place = getelementptr i8, ptr addrspace(1) %p, i64 %11
;>   %12 = load <4 x i32>, ptr addrspace(1) %place, align 128
;>   %13 = extractelement <4 x i32> %12, i32 0
;>   %14 = extractelement <4 x i32> %12, i32 1
;>   %15 = extractelement <4 x i32> %12, i32 2
;>   %16 = extractelement <4 x i32> %12, i32 3
;>   %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 16
;>   %18 = load <4 x i32>, ptr addrspace(1) %17, align 16
;>   %19 = extractelement <4 x i32> %18, i32 0
;>   %20 = extractelement <4 x i32> %18, i32 1
;>   %21 = extractelement <4 x i32> %18, i32 2
;>   %22 = extractelement <4 x i32> %18, i32 3
;>   %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 32
;>   %24 = load <4 x i32>, ptr addrspace(1) %23, align 32
;>   %25 = extractelement <4 x i32> %24, i32 0
;>   %26 = extractelement <4 x i32> %24, i32 1
;>   %27 = extractelement <4 x i32> %24, i32 2
;>   %28 = extractelement <4 x i32> %24, i32 3
;>   %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 48
;>   %30 = load <4 x i32>, ptr addrspace(1) %29, align 16
;>   %31 = extractelement <4 x i32> %30, i32 0
;>   %32 = extractelement <4 x i32> %30, i32 1
;>   %33 = extractelement <4 x i32> %30, i32 2
;>   %34 = extractelement <4 x i32> %30, i32 3
;>   %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 64
;>   %36 = load <4 x i32>, ptr addrspace(1) %35, align 64
;>   %37 = extractelement <4 x i32> %36, i32 0
;>   %38 = extractelement <4 x i32> %36, i32 1
;>   %39 = extractelement <4 x i32> %36, i32 2
;>   %40 = extractelement <4 x i32> %36, i32 3
;>   %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 80
;>   %42 = load <4 x i32>, ptr addrspace(1) %41, align 16
;>   %43 = extractelement <4 x i32> %42, i32 0
;>   %44 = extractelement <4 x i32> %42, i32 1
;>   %45 = extractelement <4 x i32> %42, i32 2
;>   %46 = extractelement <4 x i32> %42, i32 3
;>   %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %place, i64 96
;>   %48 = load <4 x i32>, ptr addrspace(1) %47, align 32
;>   %49 = extractelement <4 x i32> %48, i32 0
;>   %50 = extractelement <4 x i32> %48, i32 1
;>   %51 = extractelement <4 x i32> %48, i32 2
;>   %52 = extractelement <4 x i32> %48, i32 3
;>   %53 = and i32 %i, 31
;>   %54 = call i32 @llvm.umin.i32(i32 %53, i32 27)
;>   %55 = insertelement <28 x i32> poison, i32 %13, i32 0
;>   %56 = insertelement <28 x i32> %55, i32 %14, i32 1
;>   %57 = insertelement <28 x i32> %56, i32 %15, i32 2
;>   %58 = insertelement <28 x i32> %57, i32 %16, i32 3
;>   %59 = insertelement <28 x i32> %58, i32 %19, i32 4
;>   %60 = insertelement <28 x i32> %59, i32 %20, i32 5
;>   %61 = insertelement <28 x i32> %60, i32 %21, i32 6
;>   %62 = insertelement <28 x i32> %61, i32 %22, i32 7
;>   %63 = insertelement <28 x i32> %62, i32 %25, i32 8
;>   %64 = insertelement <28 x i32> %63, i32 %26, i32 9
;>   %65 = insertelement <28 x i32> %64, i32 %27, i32 10
;>   %66 = insertelement <28 x i32> %65, i32 %28, i32 11
;>   %67 = insertelement <28 x i32> %66, i32 %31, i32 12
;>   %68 = insertelement <28 x i32> %67, i32 %32, i32 13
;>   %69 = insertelement <28 x i32> %68, i32 %33, i32 14
;>   %70 = insertelement <28 x i32> %69, i32 %34, i32 15
;>   %71 = insertelement <28 x i32> %70, i32 %37, i32 16
;>   %72 = insertelement <28 x i32> %71, i32 %38, i32 17
;>   %73 = insertelement <28 x i32> %72, i32 %39, i32 18
;>   %74 = insertelement <28 x i32> %73, i32 %40, i32 19
;>   %75 = insertelement <28 x i32> %74, i32 %43, i32 20
;>   %76 = insertelement <28 x i32> %75, i32 %44, i32 21
;>   %77 = insertelement <28 x i32> %76, i32 %45, i32 22
;>   %78 = insertelement <28 x i32> %77, i32 %46, i32 23
;>   %79 = insertelement <28 x i32> %78, i32 %49, i32 24
;>   %80 = insertelement <28 x i32> %79, i32 %50, i32 25
;>   %81 = insertelement <28 x i32> %80, i32 %51, i32 26
;>   %82 = insertelement <28 x i32> %81, i32 %52, i32 27
;>   %x = extractelement <28 x i32> %82, i32 %54
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
;>
;> declare i32 @llvm.umin.i32(i32, i32)
;>
;> attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" }
