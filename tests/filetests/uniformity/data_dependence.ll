; test uniformity
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %sum = add i32 %id, %group
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %sum)
  %same = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %sum
  %other = load i32, ptr addrspace(1) %q
  %a = add i32 %first, %same
  %b = add i32 %a, %other
  store i32 %b, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x() ; divergent
;>   %group = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %sum = add i32 %id, %group ; divergent
;>   %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %sum)
;>   %same = load i32, ptr addrspace(1) %p, align 4
;>   %8 = sext i32 %sum to i64 ; divergent
;>   %9 = shl i64 %8, 2 ; divergent
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 %9 ; divergent
;>   %other = load i32, ptr addrspace(1) %q, align 4 ; divergent
;>   %a = add i32 %first, %same
;>   %b = add i32 %a, %other ; divergent
;>   store i32 %b, ptr addrspace(1) %p, align 4
;>   ret void
;> }
