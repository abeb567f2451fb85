; test legalise,nary-reassociate
; target gfx906
; The address of `a + (c + 1)` is that of `a + c`, which is accessed, and a constant.
define amdgpu_kernel void @accessed(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %n) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = mul nsw i32 %y, %n
  %x1 = add nsw i32 %x, 1
  %i0 = add nsw i32 %row, %x
  %w0 = sext i32 %i0 to i64
  %p0 = getelementptr inbounds <4 x float>, ptr addrspace(1) %p, i64 %w0
  %v0 = load volatile float, ptr addrspace(1) %p0
  %i1 = add nsw i32 %row, %x1
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr inbounds <4 x float>, ptr addrspace(1) %p, i64 %w1
  %v1 = load volatile float, ptr addrspace(1) %p1
  ret void
}

; Not where the sum of the first wraps in lanes that do not access it, or either may wrap.
define amdgpu_kernel void @not_accessed(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %n, i1 %c) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = mul nsw i32 %y, %n
  %x1 = add nsw i32 %x, 1
  %i0 = add nsw i32 %row, %x
  %w0 = sext i32 %i0 to i64
  %p0 = getelementptr inbounds <4 x float>, ptr addrspace(1) %p, i64 %w0
  %i1 = add nsw i32 %row, %x1
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr inbounds <4 x float>, ptr addrspace(1) %p, i64 %w1
  br i1 %c, label %first, label %second

first:
  %v0 = load volatile float, ptr addrspace(1) %p0
  br label %second

second:
  %v1 = load volatile float, ptr addrspace(1) %p1
  %x2 = add i32 %x, 2
  %i2 = add nsw i32 %row, %x2
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr inbounds <4 x float>, ptr addrspace(1) %p, i64 %w2
  %v2 = load volatile float, ptr addrspace(1) %p2
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @accessed() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %n = load i32, ptr addrspace(4) %5, align 16, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %x = call i32 @llvm.amdgcn.workitem.id.x()
;>   %y = call i32 @llvm.amdgcn.workitem.id.y()
;>   %row = mul nsw i32 %y, %n
;>   %x1 = add nsw i32 %x, 1
;>   %i0 = add nsw i32 %row, %x
;>   %w0 = sext i32 %i0 to i64
;>   %9 = shl i64 %w0, 4
;>   %p0 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %9
;>   %v0 = load volatile float, ptr addrspace(1) %p0, align 4
;>   %i1 = add nsw i32 %row, %x1
;>   %w1 = sext i32 %i1 to i64
;>   %10 = shl i64 %w1, 4
;>   %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 16
;>   %v1 = load volatile float, ptr addrspace(1) %p1, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @not_accessed() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %6 = load <2 x i32>, ptr addrspace(4) %5, align 16, !invariant.load !{}, !noundef !{}
;>   %n = extractelement <2 x i32> %6, i32 0
;>   %7 = extractelement <2 x i32> %6, i32 1
;>   %8 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %9 = insertelement <2 x i32> %8, i32 %4, i32 1
;>   %10 = bitcast <2 x i32> %9 to i64
;>   %p = inttoptr i64 %10 to ptr addrspace(1)
;>   %11 = and i32 %7, 1
;>   %c = icmp ne i32 %11, 0
;>   %x = call i32 @llvm.amdgcn.workitem.id.x()
;>   %y = call i32 @llvm.amdgcn.workitem.id.y()
;>   %row = mul nsw i32 %y, %n
;>   %x1 = add nsw i32 %x, 1
;>   %i0 = add nsw i32 %row, %x
;>   %w0 = sext i32 %i0 to i64
;>   %12 = shl i64 %w0, 4
;>   %p0 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %12
;>   %i1 = add nsw i32 %row, %x1
;>   %w1 = sext i32 %i1 to i64
;>   %13 = shl i64 %w1, 4
;>   %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %13
;>   br i1 %c, label %first, label %second
;>
;> first:
;>   %v0 = load volatile float, ptr addrspace(1) %p0, align 4
;>   br label %second
;>
;> second:
;>   %v1 = load volatile float, ptr addrspace(1) %p1, align 4
;>   %x2 = add i32 %x, 2
;>   %i2 = add nsw i32 %row, %x2
;>   %w2 = sext i32 %i2 to i64
;>   %14 = shl i64 %w2, 4
;>   %p2 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %14
;>   %v2 = load volatile float, ptr addrspace(1) %p2, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
;>
;> declare i32 @llvm.amdgcn.workitem.id.y()
