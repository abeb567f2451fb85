; test load-ahead
; target gfx906
; What the loop may write is not loaded before.
define amdgpu_kernel void @written(ptr addrspace(1) %list, ptr addrspace(1) %table, ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %latch ]
  %place = add i32 %i, %id
  %p = getelementptr i32, ptr addrspace(1) %list, i32 %place
  %index = load i32, ptr addrspace(1) %p, align 4
  %index.wide = zext i32 %index to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %index.wide
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum.next = add i32 %sum, %v
  store i32 %v, ptr addrspace(1) %p, align 4
  br label %latch
latch:
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
; The other exit may be taken where there is nothing behind it.
define amdgpu_kernel void @two_exits(ptr addrspace(1) noalias readonly %list, ptr addrspace(1) noalias readonly %table, ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %latch ]
  %place = add i32 %i, %id
  %p = getelementptr i32, ptr addrspace(1) %list, i32 %place
  %index = load i32, ptr addrspace(1) %p, align 4
  %index.wide = zext i32 %index to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %index.wide
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum.next = add i32 %sum, %v
  %found = icmp eq i32 %v, 77
  br i1 %found, label %exit, label %on
on:
  br label %latch
latch:
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
; The load is for some turns only.
define amdgpu_kernel void @some_turns(ptr addrspace(1) noalias readonly %list, ptr addrspace(1) noalias readonly %table, ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %latch ]
  %some = icmp ult i32 %i, 9
  br i1 %some, label %then, label %join
then:
  %place = add i32 %i, %id
  %p = getelementptr i32, ptr addrspace(1) %list, i32 %place
  %index = load i32, ptr addrspace(1) %p, align 4
  %index.wide = zext i32 %index to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %index.wide
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum.then = add i32 %sum, %v
  br label %join
join:
  %sum.next = phi i32 [ %sum, %body ], [ %sum.then, %then ]
  br label %latch
latch:
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
; The function may keep control.
define amdgpu_kernel void @calls(ptr addrspace(1) noalias readonly %list, ptr addrspace(1) noalias readonly %table, ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %latch ]
  %place = add i32 %i, %id
  %p = getelementptr i32, ptr addrspace(1) %list, i32 %place
  %index = load i32, ptr addrspace(1) %p, align 4
  %index.wide = zext i32 %index to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %index.wide
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum.next = add i32 %sum, %v
  call void @f(i32 %v)
  br label %latch
latch:
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
; What is loaded says when the loop ends.
define amdgpu_kernel void @list_with_an_end(ptr addrspace(1) noalias readonly %list, ptr addrspace(1) noalias readonly %table, ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %latch ]
  %sum = phi i32 [ 0, %0 ], [ %sum.next, %latch ]
  %place = add i32 %i, %id
  %p = getelementptr i32, ptr addrspace(1) %list, i32 %place
  %index = load i32, ptr addrspace(1) %p, align 4
  %index.wide = zext i32 %index to i64
  %q = getelementptr i32, ptr addrspace(1) %table, i64 %index.wide
  %v = load i32, ptr addrspace(1) %q, align 4
  %sum.next = add i32 %sum, %v
  br label %latch
latch:
  %next = add i32 %i, 1
  %end = icmp eq i32 %index, %n
  br i1 %end, label %exit, label %body
exit:
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum, ptr addrspace(1) %o, align 4
  ret void
}
define internal void @f(i32 %x) noinline {
  call void asm sideeffect "s_nop 3", ""()
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @written() {
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
;>   br label %body
;>
;> body:
;>   %21 = phi i32 [ 0, %0 ], [ %next, %26 ]
;>   %22 = phi i32 [ 0, %0 ], [ %sum.next, %26 ]
;>   %place = add i32 %21, %id
;>   %23 = sext i32 %place to i64
;>   %24 = shl i64 %23, 2
;>   %p = getelementptr i8, ptr addrspace(1) %list, i64 %24
;>   %index = load i32, ptr addrspace(1) %p, align 4
;>   %index.wide = zext i32 %index to i64
;>   %25 = shl i64 %index.wide, 2
;>   %q = getelementptr i8, ptr addrspace(1) %table, i64 %25
;>   %v = load i32, ptr addrspace(1) %q, align 4
;>   %sum.next = add i32 %22, %v
;>   store i32 %v, ptr addrspace(1) %p, align 4
;>   br label %latch
;>
;> latch:
;>   %next = add i32 %21, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %26
;>
;> 26:
;>   br label %body
;>
;> exit:
;>   %27 = phi i32 [ %22, %latch ]
;>   %28 = zext i32 %id to i64
;>   %29 = shl i32 %id, 2
;>   %30 = zext i32 %29 to i64
;>   %o = getelementptr i8, ptr addrspace(1) %out, i64 %30
;>   store i32 %27, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @two_exits() {
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
;>   br label %body
;>
;> body:
;>   %21 = phi i32 [ 0, %0 ], [ %next, %26 ]
;>   %22 = phi i32 [ 0, %0 ], [ %sum.next, %26 ]
;>   %place = add i32 %21, %id
;>   %23 = sext i32 %place to i64
;>   %24 = shl i64 %23, 2
;>   %p = getelementptr i8, ptr addrspace(1) %list, i64 %24
;>   %index = load i32, ptr addrspace(1) %p, align 4
;>   %index.wide = zext i32 %index to i64
;>   %25 = shl i64 %index.wide, 2
;>   %q = getelementptr i8, ptr addrspace(1) %table, i64 %25
;>   %v = load i32, ptr addrspace(1) %q, align 4
;>   %sum.next = add i32 %22, %v
;>   %found = icmp eq i32 %v, 77
;>   br i1 %found, label %27, label %on
;>
;> on:
;>   br label %latch
;>
;> latch:
;>   %next = add i32 %21, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %29, label %26
;>
;> 26:
;>   br label %body
;>
;> 27:
;>   %28 = phi i32 [ %22, %body ]
;>   br label %exit
;>
;> 29:
;>   %30 = phi i32 [ %22, %latch ]
;>   br label %exit
;>
;> exit:
;>   %31 = phi i32 [ %28, %27 ], [ %30, %29 ]
;>   %32 = zext i32 %id to i64
;>   %33 = shl i32 %id, 2
;>   %34 = zext i32 %33 to i64
;>   %o = getelementptr i8, ptr addrspace(1) %out, i64 %34
;>   store i32 %31, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @some_turns() {
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
;>   br label %body
;>
;> body:
;>   %21 = phi i32 [ 0, %0 ], [ %next, %28 ]
;>   %22 = phi i32 [ 0, %0 ], [ %27, %28 ]
;>   %some = icmp ult i32 %21, 9
;>   br i1 %some, label %then, label %26
;>
;> then:
;>   %place = add i32 %21, %id
;>   %23 = sext i32 %place to i64
;>   %24 = shl i64 %23, 2
;>   %p = getelementptr i8, ptr addrspace(1) %list, i64 %24
;>   %index = load i32, ptr addrspace(1) %p, align 4
;>   %index.wide = zext i32 %index to i64
;>   %25 = shl i64 %index.wide, 2
;>   %q = getelementptr i8, ptr addrspace(1) %table, i64 %25
;>   %v = load i32, ptr addrspace(1) %q, align 4
;>   %sum.then = add i32 %22, %v
;>   br label %join
;>
;> 26:
;>   br label %join
;>
;> join:
;>   %27 = phi i32 [ %sum.then, %then ], [ %22, %26 ]
;>   br label %latch
;>
;> latch:
;>   %next = add i32 %21, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %28
;>
;> 28:
;>   br label %body
;>
;> exit:
;>   %29 = phi i32 [ %22, %latch ]
;>   %30 = zext i32 %id to i64
;>   %31 = shl i32 %id, 2
;>   %32 = zext i32 %31 to i64
;>   %o = getelementptr i8, ptr addrspace(1) %out, i64 %32
;>   store i32 %29, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @calls() {
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
;>   br label %body
;>
;> body:
;>   %21 = phi i32 [ 0, %0 ], [ %next, %26 ]
;>   %22 = phi i32 [ 0, %0 ], [ %sum.next, %26 ]
;>   %place = add i32 %21, %id
;>   %23 = sext i32 %place to i64
;>   %24 = shl i64 %23, 2
;>   %p = getelementptr i8, ptr addrspace(1) %list, i64 %24
;>   %index = load i32, ptr addrspace(1) %p, align 4
;>   %index.wide = zext i32 %index to i64
;>   %25 = shl i64 %index.wide, 2
;>   %q = getelementptr i8, ptr addrspace(1) %table, i64 %25
;>   %v = load i32, ptr addrspace(1) %q, align 4
;>   %sum.next = add i32 %22, %v
;>   call void @f(i32 %v)
;>   br label %latch
;>
;> latch:
;>   %next = add i32 %21, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %26
;>
;> 26:
;>   br label %body
;>
;> exit:
;>   %27 = phi i32 [ %22, %latch ]
;>   %28 = zext i32 %id to i64
;>   %29 = shl i32 %id, 2
;>   %30 = zext i32 %29 to i64
;>   %o = getelementptr i8, ptr addrspace(1) %out, i64 %30
;>   store i32 %27, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @list_with_an_end() {
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
;>   br label %body
;>
;> body:
;>   %21 = phi i32 [ 0, %0 ], [ %next, %26 ]
;>   %22 = phi i32 [ 0, %0 ], [ %sum.next, %26 ]
;>   %place = add i32 %21, %id
;>   %23 = sext i32 %place to i64
;>   %24 = shl i64 %23, 2
;>   %p = getelementptr i8, ptr addrspace(1) %list, i64 %24
;>   %index = load i32, ptr addrspace(1) %p, align 4
;>   %index.wide = zext i32 %index to i64
;>   %25 = shl i64 %index.wide, 2
;>   %q = getelementptr i8, ptr addrspace(1) %table, i64 %25
;>   %v = load i32, ptr addrspace(1) %q, align 4
;>   %sum.next = add i32 %22, %v
;>   br label %latch
;>
;> latch:
;>   %next = add i32 %21, 1
;>   %end = icmp eq i32 %index, %n
;>   br i1 %end, label %exit, label %26
;>
;> 26:
;>   br label %body
;>
;> exit:
;>   %27 = phi i32 [ %22, %latch ]
;>   %28 = zext i32 %id to i64
;>   %29 = shl i32 %id, 2
;>   %30 = zext i32 %29 to i64
;>   %o = getelementptr i8, ptr addrspace(1) %out, i64 %30
;>   store i32 %27, ptr addrspace(1) %o, align 4
;>   ret void
;> }
;>
;> define internal void @f(i32 %x) #0 {
;>   call void asm sideeffect "s_nop 3", ""()
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
;>
;> attributes #0 = { noinline }
