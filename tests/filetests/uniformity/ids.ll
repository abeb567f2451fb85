; test uniformity
; target gfx906 gfx90a
; options -O0
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %u = add i32 %g, %n
  %d = add i32 %i, %u
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %d
  store i32 %u, ptr addrspace(1) %p
  ret void
}
; expect gfx906 gfx90a
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %n = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %o = inttoptr i64 %8 to ptr addrspace(1)
;>   %i = call i32 @llvm.amdgcn.workitem.id.x() ; divergent
;>   %g = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %u = add i32 %g, %n
;>   %d = add i32 %i, %u ; divergent
;>   %9 = sext i32 %d to i64 ; divergent
;>   %10 = shl i64 %9, 2 ; divergent
;>   %p = getelementptr i8, ptr addrspace(1) %o, i64 %10 ; divergent
;>   store i32 %u, ptr addrspace(1) %p, align 4
;>   ret void
;> }
