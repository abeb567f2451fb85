; test legalise
; target gfx906
; The segment of arguments is aligned, so the dwords around these are known: bytes 8 to 11, 12 to 15.
define amdgpu_kernel void @neighbours(ptr addrspace(1) %p, ptr addrspace(4) byref(half) align 2 %a, ptr addrspace(4) byref(half) align 2 %b, ptr addrspace(4) byref([3 x i8]) align 1 %c) {
  %x = load half, ptr addrspace(4) %a, align 2
  %y = load half, ptr addrspace(4) %b, align 2
  %at = getelementptr i8, ptr addrspace(4) %c, i64 2
  %z = load i8, ptr addrspace(4) %at, align 1
  %sum = fadd half %x, %y
  store half %sum, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 2
  store i8 %z, ptr addrspace(1) %q
  ret void
}
; Part of it is in another dword.
define amdgpu_kernel void @across(ptr addrspace(1) %p, ptr addrspace(4) byref([8 x i8]) align 1 %a) {
  %at = getelementptr i8, ptr addrspace(4) %a, i64 3
  %x = load i16, ptr addrspace(4) %at, align 1
  store i16 %x, ptr addrspace(1) %p
  ret void
}
; At an index that the wave knows: the segment consists of dwords.
define amdgpu_kernel void @at_an_index(ptr addrspace(1) %p, ptr addrspace(4) byref([96 x i8]) align 1 %a) {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %index = zext i32 %group to i64
  %at = getelementptr i8, ptr addrspace(4) %a, i64 %index
  %x = load i8, ptr addrspace(4) %at, align 1
  store i8 %x, ptr addrspace(1) %p
  ret void
}
; Each lane has its own.
define amdgpu_kernel void @at_own_indices(ptr addrspace(1) %p, ptr addrspace(4) byref([96 x i8]) align 1 %a) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %index = zext i32 %lane to i64
  %at = getelementptr i8, ptr addrspace(4) %a, i64 %index
  %x = load i8, ptr addrspace(4) %at, align 1
  store i8 %x, ptr addrspace(1) %p
  ret void
}
; It may be parted by a dword's end.
define amdgpu_kernel void @unaligned_half(ptr addrspace(1) %p, ptr addrspace(4) byref([96 x i8]) align 1 %a) {
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %index = zext i32 %group to i64
  %at = getelementptr i8, ptr addrspace(4) %a, i64 %index
  %x = load i16, ptr addrspace(4) %at, align 1
  store i16 %x, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @neighbours() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %a = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %b = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 10
;>   %c = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 12
;>   %8 = load i32, ptr addrspace(4) %a, align 4
;>   %9 = trunc i32 %8 to i16
;>   %x = bitcast i16 %9 to half
;>   %10 = getelementptr i8, ptr addrspace(4) %b, i64 -2
;>   %11 = load i32, ptr addrspace(4) %10, align 4
;>   %12 = lshr i32 %11, 16
;>   %13 = trunc i32 %12 to i16
;>   %y = bitcast i16 %13 to half
;>   %at = getelementptr i8, ptr addrspace(4) %c, i64 2
;>   %14 = load i32, ptr addrspace(4) %c, align 4
;>   %15 = lshr i32 %14, 16
;>   %z = and i32 %15, 255
;>   %sum = fadd half %x, %y
;>   store half %sum, ptr addrspace(1) %p, align 2
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 2
;>   %16 = trunc i32 %z to i8
;>   store i8 %16, ptr addrspace(1) %q, align 1
;>   ret void
;> }
;>
;> define amdgpu_kernel void @across() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %a = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %at = getelementptr i8, ptr addrspace(4) %a, i64 3
;>   %8 = load i16, ptr addrspace(4) %at, align 1
;>   %x = zext i16 %8 to i32
;>   %9 = trunc i32 %x to i16
;>   store i16 %9, ptr addrspace(1) %p, align 2
;>   ret void
;> }
;>
;> define amdgpu_kernel void @at_an_index() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %a = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %group = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %index = zext i32 %group to i64
;>   %at = getelementptr i8, ptr addrspace(4) %a, i64 %index
;>   %8 = ptrtoint ptr addrspace(4) %at to i64
;>   %9 = and i64 %8, -4
;>   %10 = inttoptr i64 %9 to ptr addrspace(4)
;>   %11 = load i32, ptr addrspace(4) %10, align 4
;>   %12 = trunc i64 %8 to i32
;>   %13 = and i32 %12, 3
;>   %14 = shl i32 %13, 3
;>   %15 = lshr i32 %11, %14
;>   %x = and i32 %15, 255
;>   %16 = trunc i32 %x to i8
;>   store i8 %16, ptr addrspace(1) %p, align 1
;>   ret void
;> }
;>
;> define amdgpu_kernel void @at_own_indices() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %a = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %lane = call i32 @llvm.amdgcn.workitem.id.x()
;>   %index = zext i32 %lane to i64
;>   %at = getelementptr i8, ptr addrspace(4) %a, i64 %index
;>   %8 = load i8, ptr addrspace(4) %at, align 1
;>   %x = zext i8 %8 to i32
;>   %9 = trunc i32 %x to i8
;>   store i8 %9, ptr addrspace(1) %p, align 1
;>   ret void
;> }
;>
;> define amdgpu_kernel void @unaligned_half() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %a = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %group = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %index = zext i32 %group to i64
;>   %at = getelementptr i8, ptr addrspace(4) %a, i64 %index
;>   %8 = load i16, ptr addrspace(4) %at, align 1
;>   %x = zext i16 %8 to i32
;>   %9 = trunc i32 %x to i16
;>   store i16 %9, ptr addrspace(1) %p, align 2
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workgroup.id.x()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
