; test legalise,waterfall
; target gfx906
; Resource and sampler come from memory by lane: the access runs once for each pair of them.
define amdgpu_kernel void @k(ptr addrspace(1) %d, ptr addrspace(1) %o) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [12 x i32], ptr addrspace(1) %d, i32 %x
  %r = load <8 x i32>, ptr addrspace(1) %p, align 16
  %q = getelementptr i32, ptr addrspace(1) %p, i32 8
  %s = load <4 x i32>, ptr addrspace(1) %q, align 16
  %v = call <2 x float> @llvm.amdgcn.image.sample.lz.2d.v2f32.f32.v8i32.v4i32(i32 3, float 0.5, float 0.25, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store <2 x float> %v, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %d = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %o = inttoptr i64 %12 to ptr addrspace(1)
;>   %x = call i32 @llvm.amdgcn.workitem.id.x()
;>   %13 = zext i32 %x to i64
;>   %14 = call i32 @llvm.amdgcn.mul.u24.i32(i32 %x, i32 48)
;>   %15 = zext i32 %14 to i64
;>   %p = getelementptr i8, ptr addrspace(1) %d, i64 %15
;>   %16 = load <4 x i32>, ptr addrspace(1) %p, align 16
;>   %17 = extractelement <4 x i32> %16, i32 0
;>   %18 = extractelement <4 x i32> %16, i32 1
;>   %19 = extractelement <4 x i32> %16, i32 2
;>   %20 = extractelement <4 x i32> %16, i32 3
;>   %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 16
;>   %22 = load <4 x i32>, ptr addrspace(1) %21, align 16
;>   %23 = extractelement <4 x i32> %22, i32 0
;>   %24 = extractelement <4 x i32> %22, i32 1
;>   %25 = extractelement <4 x i32> %22, i32 2
;>   %26 = extractelement <4 x i32> %22, i32 3
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 32
;>   %27 = load <4 x i32>, ptr addrspace(1) %q, align 16
;>   %28 = extractelement <4 x i32> %27, i32 0
;>   %29 = extractelement <4 x i32> %27, i32 1
;>   %30 = extractelement <4 x i32> %27, i32 2
;>   %31 = extractelement <4 x i32> %27, i32 3
;>   %32 = insertelement <2 x i32> poison, i32 %17, i32 0
;>   %33 = insertelement <2 x i32> %32, i32 %18, i32 1
;>   %34 = bitcast <2 x i32> %33 to i64
;>   %35 = insertelement <2 x i32> poison, i32 %19, i32 0
;>   %36 = insertelement <2 x i32> %35, i32 %20, i32 1
;>   %37 = bitcast <2 x i32> %36 to i64
;>   %38 = insertelement <2 x i32> poison, i32 %23, i32 0
;>   %39 = insertelement <2 x i32> %38, i32 %24, i32 1
;>   %40 = bitcast <2 x i32> %39 to i64
;>   %41 = insertelement <2 x i32> poison, i32 %25, i32 0
;>   %42 = insertelement <2 x i32> %41, i32 %26, i32 1
;>   %43 = bitcast <2 x i32> %42 to i64
;>   %44 = insertelement <2 x i32> poison, i32 %28, i32 0
;>   %45 = insertelement <2 x i32> %44, i32 %29, i32 1
;>   %46 = bitcast <2 x i32> %45 to i64
;>   %47 = insertelement <2 x i32> poison, i32 %30, i32 0
;>   %48 = insertelement <2 x i32> %47, i32 %31, i32 1
;>   %49 = bitcast <2 x i32> %48 to i64
;>   br label %50
;>
;> 50:
;>   %51 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %34)
;>   %52 = icmp eq i64 %34, %51
;>   %53 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %37)
;>   %54 = icmp eq i64 %37, %53
;>   %55 = and i1 %52, %54
;>   %56 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %40)
;>   %57 = icmp eq i64 %40, %56
;>   %58 = and i1 %55, %57
;>   %59 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %43)
;>   %60 = icmp eq i64 %43, %59
;>   %61 = and i1 %58, %60
;>   %62 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %46)
;>   %63 = icmp eq i64 %46, %62
;>   %64 = and i1 %61, %63
;>   %65 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %49)
;>   %66 = icmp eq i64 %49, %65
;>   %67 = and i1 %64, %66
;>   br i1 %67, label %68, label %72
;>
;> 68:
;>   %69 = call <2 x i32> @llvm.amdgpuc.image.read(i32 2609, i32 3, float 0x3FE0000000000000, float 0x3FD0000000000000, i64 %51, i64 %53, i64 %56, i64 %59, i64 %62, i64 %65)
;>   %70 = extractelement <2 x i32> %69, i32 0
;>   %71 = extractelement <2 x i32> %69, i32 1
;>   br label %73
;>
;> 72:
;>   br label %73
;>
;> 73:
;>   %74 = phi i32 [ %70, %68 ], [ poison, %72 ]
;>   %75 = phi i32 [ %71, %68 ], [ poison, %72 ]
;>   br i1 %67, label %77, label %76
;>
;> 76:
;>   br label %50
;>
;> 77:
;>   %78 = phi i32 [ %74, %73 ]
;>   %79 = phi i32 [ %75, %73 ]
;>   %80 = insertelement <2 x i32> poison, i32 %78, i32 0
;>   %81 = insertelement <2 x i32> %80, i32 %79, i32 1
;>   %82 = extractelement <2 x i32> %81, i32 0
;>   %83 = extractelement <2 x i32> %81, i32 1
;>   %84 = bitcast i32 %82 to float
;>   %85 = bitcast i32 %83 to float
;>   %86 = insertelement <2 x i32> poison, i32 %82, i32 0
;>   %87 = insertelement <2 x i32> %86, i32 %83, i32 1
;>   store <2 x i32> %87, ptr addrspace(1) %o, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.mul.u24.i32(i32, i32)
;>
;> declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
;>
;> declare <2 x i32> @llvm.amdgpuc.image.read(i32, i32, float, float, i64, i64, i64, i64, i64, i64)
