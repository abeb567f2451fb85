; test waterfall
; target gfx906
; A resource that lanes do not share: a turn for each.
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i8, ptr addrspace(1) %o, i32 %i
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 64, i32 159744)
  %v = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %r, i32 6, i32 0, i32 0)
  %w = zext i16 %v to i32
  store i32 %w, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %o = inttoptr i64 %7 to ptr addrspace(1)
;>   %i = call i32 @llvm.amdgcn.workitem.id.x()
;>   %8 = zext i32 %i to i64
;>   %p = getelementptr i8, ptr addrspace(1) %o, i64 %8
;>   %9 = ptrtoint ptr addrspace(1) %p to i64
;>   %10 = trunc i64 %9 to i32
;>   %11 = lshr i64 %9, 32
;>   %12 = trunc i64 %11 to i32
;>   %13 = and i32 %12, 65535
;>   %14 = insertelement <2 x i32> poison, i32 %10, i32 0
;>   %15 = insertelement <2 x i32> %14, i32 %13, i32 1
;>   %16 = bitcast <2 x i32> %15 to i64
;>   %17 = call ptr addrspace(7) @llvm.amdgpuc.buffer.address(i64 %16, i64 686095255732288, i32 poison, i32 6, i32 0, i32 0)
;>   br label %18
;>
;> 18:
;>   %19 = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %16)
;>   %20 = icmp eq i64 %16, %19
;>   br i1 %20, label %21, label %25
;>
;> 21:
;>   %22 = call ptr addrspace(7) @llvm.amdgpuc.buffer.address(i64 %19, i64 686095255732288, i32 poison, i32 6, i32 0, i32 0)
;>   %23 = load i16, ptr addrspace(7) %22, align 2
;>   %24 = zext i16 %23 to i32
;>   br label %26
;>
;> 25:
;>   br label %26
;>
;> 26:
;>   %27 = phi i32 [ %24, %21 ], [ poison, %25 ]
;>   br i1 %20, label %29, label %28
;>
;> 28:
;>   br label %18
;>
;> 29:
;>   %30 = phi i32 [ %27, %26 ]
;>   %31 = trunc i32 %30 to i16
;>   store i32 %30, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i64 @llvm.amdgcn.readfirstlane.i64(i64)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
;>
;> declare ptr addrspace(7) @llvm.amdgpuc.buffer.address(i64, i64, i32, i32, i32, i32)
