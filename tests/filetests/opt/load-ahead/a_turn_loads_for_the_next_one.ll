; test load-ahead
; target gfx906
define amdgpu_kernel void @all_lanes_alike(ptr addrspace(1) noalias readonly %list, ptr addrspace(1) noalias readonly %table, ptr addrspace(1) noalias %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %body ]
  %row = mul i32 %i, %n
  %place = add i32 %row, %id
  %place.wide = zext i32 %place to i64
  %p = getelementptr i32, ptr addrspace(1) %list, i64 %place.wide
  %index = load i32, ptr addrspace(1) %p, align 4
  %index.wide = zext i32 %index to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %index.wide
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum.next = add i32 %sum, %v
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %o, align 4
  ret void
}
define amdgpu_kernel void @lanes_of_their_own(ptr addrspace(1) noalias readonly %list, ptr addrspace(1) noalias readonly %table, ptr addrspace(1) noalias %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ %id, %0 ], [ %next, %body ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %body ]
  %p = getelementptr i32, ptr addrspace(1) %list, i32 %i
  %index = load i32, ptr addrspace(1) %p, align 4
  %index.wide = zext i32 %index to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %index.wide
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum.next = add i32 %sum, %v
  %next = add nsw i32 %i, -3
  %again = icmp sgt i32 %next, 0
  br i1 %again, label %body, label %exit
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @all_lanes_alike() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %8 = load <2 x i32>, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %9 = extractelement <2 x i32> %8, i32 0
;>   %10 = extractelement <2 x i32> %8, i32 1
;>   %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 24
;>   %n = load i32, ptr addrspace(4) %11, align 8, !invariant.load !{}, !noundef !{}
;>   %12 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %13 = insertelement <2 x i32> %12, i32 %4, i32 1
;>   %14 = bitcast <2 x i32> %13 to i64
;>   %list = inttoptr i64 %14 to ptr addrspace(1)
;>   %15 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %16 = insertelement <2 x i32> %15, i32 %6, i32 1
;>   %17 = bitcast <2 x i32> %16 to i64
;>   %table = inttoptr i64 %17 to ptr addrspace(1)
;>   %18 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %19 = insertelement <2 x i32> %18, i32 %10, i32 1
;>   %20 = bitcast <2 x i32> %19 to i64
;>   %out = inttoptr i64 %20 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %21 = zext i32 %id to i64
;>   %22 = shl i64 %21, 2
;>   %23 = getelementptr i8, ptr addrspace(1) %list, i64 %22
;>   %24 = load i32, ptr addrspace(1) %23, align 4
;>   br label %body
;>
;> body:
;>   %25 = phi i32 [ 0, %0 ], [ %29, %37 ]
;>   %26 = phi i32 [ 0, %0 ], [ %sum.next, %37 ]
;>   %27 = phi i32 [ %24, %0 ], [ %35, %37 ]
;>   %next = add i32 %25, 1
;>   %28 = icmp eq i32 %next, %n
;>   %29 = select i1 %28, i32 %25, i32 %next
;>   %30 = mul i32 %29, %n
;>   %31 = add i32 %30, %id
;>   %32 = zext i32 %31 to i64
;>   %33 = shl i64 %32, 2
;>   %34 = getelementptr i8, ptr addrspace(1) %list, i64 %33
;>   %35 = load i32, ptr addrspace(1) %34, align 4
;>   %index.wide = zext i32 %27 to i64
;>   %36 = shl i64 %index.wide, 2
;>   %q = getelementptr i8, ptr addrspace(1) %table, i64 %36
;>   %v = load i32, ptr addrspace(1) %q, align 4
;>   %sum.next = add i32 %26, %v
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %37
;>
;> 37:
;>   br label %body
;>
;> exit:
;>   %38 = phi i32 [ %sum.next, %body ]
;>   %39 = shl i32 %id, 2
;>   %40 = zext i32 %39 to i64
;>   %o = getelementptr i8, ptr addrspace(1) %out, i64 %40
;>   store i32 %38, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @lanes_of_their_own() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %8 = load <2 x i32>, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %9 = extractelement <2 x i32> %8, i32 0
;>   %10 = extractelement <2 x i32> %8, i32 1
;>   %11 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %12 = insertelement <2 x i32> %11, i32 %4, i32 1
;>   %13 = bitcast <2 x i32> %12 to i64
;>   %list = inttoptr i64 %13 to ptr addrspace(1)
;>   %14 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %15 = insertelement <2 x i32> %14, i32 %6, i32 1
;>   %16 = bitcast <2 x i32> %15 to i64
;>   %table = inttoptr i64 %16 to ptr addrspace(1)
;>   %17 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %18 = insertelement <2 x i32> %17, i32 %10, i32 1
;>   %19 = bitcast <2 x i32> %18 to i64
;>   %out = inttoptr i64 %19 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %20 = sext i32 %id to i64
;>   %21 = shl i64 %20, 2
;>   %22 = getelementptr i8, ptr addrspace(1) %list, i64 %21
;>   %23 = load i32, ptr addrspace(1) %22, align 4
;>   br label %body
;>
;> body:
;>   %24 = phi i32 [ %id, %0 ], [ %27, %33 ]
;>   %25 = phi i32 [ 0, %0 ], [ %sum.next, %33 ]
;>   %26 = phi i32 [ %23, %0 ], [ %31, %33 ]
;>   %next = add nsw i32 %24, -3
;>   %again = icmp sgt i32 %next, 0
;>   %27 = select i1 %again, i32 %next, i32 %24
;>   %28 = sext i32 %27 to i64
;>   %29 = shl i64 %28, 2
;>   %30 = getelementptr i8, ptr addrspace(1) %list, i64 %29
;>   %31 = load i32, ptr addrspace(1) %30, align 4
;>   %index.wide = zext i32 %26 to i64
;>   %32 = shl i64 %index.wide, 2
;>   %q = getelementptr i8, ptr addrspace(1) %table, i64 %32
;>   %v = load i32, ptr addrspace(1) %q, align 4
;>   %sum.next = add i32 %25, %v
;>   br i1 %again, label %33, label %exit
;>
;> 33:
;>   br label %body
;>
;> exit:
;>   %34 = phi i32 [ %sum.next, %body ]
;>   %35 = shl i32 %id, 2
;>   %36 = zext i32 %35 to i64
;>   %o = getelementptr i8, ptr addrspace(1) %out, i64 %36
;>   store i32 %34, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
