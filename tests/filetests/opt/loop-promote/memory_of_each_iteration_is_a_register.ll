; test mark-noalias,loop-promote
; target gfx906
; Both addresses stay the same, and are apart from each other and from what is read.
define amdgpu_kernel void @sums(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i32 %k, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %x = add i32 %id, %k
  %y = add i32 %x, 8
  %x.wide = sext i32 %x to i64
  %y.wide = sext i32 %y to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %x.wide
  %b = getelementptr float, ptr addrspace(1) %p, i64 %y.wide
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %join ]
  %wide = zext i32 %i to i64
  %at = getelementptr float, ptr addrspace(1) %q, i64 %wide
  %f = load float, ptr addrspace(1) %at, align 4
  %s = load float, ptr addrspace(1) %a, align 4
  %s.next = fadd float %s, %f
  store float %s.next, ptr addrspace(1) %a, align 4
  %big = fcmp ogt float %f, 1.0
  br i1 %big, label %arm, label %join
arm:
  %d = fdiv float %s.next, %f
  store float %d, ptr addrspace(1) %a, align 4
  br label %join
join:
  store float %f, ptr addrspace(1) %b, align 4
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  ret void
}
; The store is not on each way to the exit.
define amdgpu_kernel void @perhaps(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i32 %n) {
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %go ]
  %wide = zext i32 %i to i64
  %at = getelementptr i32, ptr addrspace(1) %q, i64 %wide
  %v = load i32, ptr addrspace(1) %at, align 4
  %stop = icmp eq i32 %v, 0
  br i1 %stop, label %exit, label %go
go:
  %s = load i32, ptr addrspace(1) %p, align 4
  %t = add i32 %s, %v
  store i32 %t, ptr addrspace(1) %p, align 4
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  ret void
}
; What is read may be what is written.
define amdgpu_kernel void @shared(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %wide = zext i32 %i to i64
  %at = getelementptr i32, ptr addrspace(1) %q, i64 %wide
  %v = load i32, ptr addrspace(1) %at, align 4
  %s = load i32, ptr addrspace(1) %p, align 4
  %t = add i32 %s, %v
  store i32 %t, ptr addrspace(1) %p, align 4
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  ret void
}
; Others may see each number.
define amdgpu_kernel void @watched(ptr addrspace(1) %p, i32 %n) {
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  store i32 %i, ptr addrspace(1) %p, align 4
  fence syncscope("agent") release
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @sums() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %8 = load <2 x i32>, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %k = extractelement <2 x i32> %8, i32 0
;>   %n = extractelement <2 x i32> %8, i32 1
;>   %9 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %10 = insertelement <2 x i32> %9, i32 %4, i32 1
;>   %11 = bitcast <2 x i32> %10 to i64
;>   %p = inttoptr i64 %11 to ptr addrspace(1)
;>   %12 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %13 = insertelement <2 x i32> %12, i32 %6, i32 1
;>   %14 = bitcast <2 x i32> %13 to i64
;>   %q = inttoptr i64 %14 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %x = add i32 %id, %k
;>   %y = add i32 %x, 8
;>   %x.wide = sext i32 %x to i64
;>   %y.wide = sext i32 %y to i64
;>   %15 = shl i64 %x.wide, 2
;>   %a = getelementptr i8, ptr addrspace(1) %p, i64 %15
;>   %16 = shl i64 %y.wide, 2
;>   %b = getelementptr i8, ptr addrspace(1) %p, i64 %16
;>   %17 = load float, ptr addrspace(1) %a, align 4, !alias.scope !{!1}, !noalias !{!2}
;>   br label %body
;>
;> body:
;>   %18 = phi i32 [ 0, %0 ], [ %next, %38 ]
;>   %19 = phi float [ %17, %0 ], [ %37, %38 ]
;>   %wide = zext i32 %18 to i64
;>   %20 = shl i64 %wide, 2
;>   %at = getelementptr i8, ptr addrspace(1) %q, i64 %20
;>   %f = load float, ptr addrspace(1) %at, align 4, !alias.scope !{!2}, !noalias !{!1}
;>   %s.next = fadd float %19, %f
;>   %big = fcmp ogt float %f, 0x3FF0000000000000
;>   br i1 %big, label %arm, label %36
;>
;> arm:
;>   %21 = call { float, i1 } @llvm.amdgcn.div.scale.f32(float %s.next, float %f, i1 false)
;>   %22 = extractvalue { float, i1 } %21, 0
;>   %23 = extractvalue { float, i1 } %21, 1
;>   %24 = call { float, i1 } @llvm.amdgcn.div.scale.f32(float %s.next, float %f, i1 true)
;>   %25 = extractvalue { float, i1 } %24, 0
;>   %26 = extractvalue { float, i1 } %24, 1
;>   %27 = fneg float %22
;>   %28 = call float @llvm.amdgcn.rcp.f32(float %22)
;>   %29 = call float @llvm.fma.f32(float %27, float %28, float 0x3FF0000000000000)
;>   %30 = call float @llvm.fma.f32(float %29, float %28, float %28)
;>   %31 = fmul float %25, %30
;>   %32 = call float @llvm.fma.f32(float %27, float %31, float %25)
;>   %33 = call float @llvm.fma.f32(float %32, float %30, float %31)
;>   %34 = call float @llvm.fma.f32(float %27, float %33, float %25)
;>   %35 = call float @llvm.amdgcn.div.fmas.f32(float %34, float %30, float %33, i1 %26)
;>   %d = call float @llvm.amdgcn.div.fixup.f32(float %35, float %f, float %s.next)
;>   br label %join
;>
;> 36:
;>   br label %join
;>
;> join:
;>   %37 = phi float [ %d, %arm ], [ %s.next, %36 ]
;>   %next = add i32 %18, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %38
;>
;> 38:
;>   br label %body
;>
;> exit:
;>   %39 = phi float [ %37, %join ]
;>   %40 = phi float [ %f, %join ]
;>   store float %40, ptr addrspace(1) %b, align 4, !alias.scope !{!1}, !noalias !{!2}
;>   store float %39, ptr addrspace(1) %a, align 4, !alias.scope !{!1}, !noalias !{!2}
;>   ret void
;> }
;>
;> define amdgpu_kernel void @perhaps() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %n = load i32, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %8 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %9 = insertelement <2 x i32> %8, i32 %4, i32 1
;>   %10 = bitcast <2 x i32> %9 to i64
;>   %p = inttoptr i64 %10 to ptr addrspace(1)
;>   %11 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %12 = insertelement <2 x i32> %11, i32 %6, i32 1
;>   %13 = bitcast <2 x i32> %12 to i64
;>   %q = inttoptr i64 %13 to ptr addrspace(1)
;>   br label %body
;>
;> body:
;>   %14 = phi i32 [ 0, %0 ], [ %next, %16 ]
;>   %wide = zext i32 %14 to i64
;>   %15 = shl i64 %wide, 2
;>   %at = getelementptr i8, ptr addrspace(1) %q, i64 %15
;>   %v = load i32, ptr addrspace(1) %at, align 4, !alias.scope !{!4}, !noalias !{!5}
;>   %stop = icmp eq i32 %v, 0
;>   br i1 %stop, label %17, label %go
;>
;> go:
;>   %s = load i32, ptr addrspace(1) %p, align 4, !alias.scope !{!5}, !noalias !{!4}
;>   %t = add i32 %s, %v
;>   store i32 %t, ptr addrspace(1) %p, align 4, !alias.scope !{!5}, !noalias !{!4}
;>   %next = add i32 %14, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %18, label %16
;>
;> 16:
;>   br label %body
;>
;> 17:
;>   br label %exit
;>
;> 18:
;>   br label %exit
;>
;> exit:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @shared() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %n = load i32, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %8 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %9 = insertelement <2 x i32> %8, i32 %4, i32 1
;>   %10 = bitcast <2 x i32> %9 to i64
;>   %p = inttoptr i64 %10 to ptr addrspace(1)
;>   %11 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %12 = insertelement <2 x i32> %11, i32 %6, i32 1
;>   %13 = bitcast <2 x i32> %12 to i64
;>   %q = inttoptr i64 %13 to ptr addrspace(1)
;>   br label %body
;>
;> body:
;>   %14 = phi i32 [ 0, %0 ], [ %next, %16 ]
;>   %wide = zext i32 %14 to i64
;>   %15 = shl i64 %wide, 2
;>   %at = getelementptr i8, ptr addrspace(1) %q, i64 %15
;>   %v = load i32, ptr addrspace(1) %at, align 4
;>   %s = load i32, ptr addrspace(1) %p, align 4
;>   %t = add i32 %s, %v
;>   store i32 %t, ptr addrspace(1) %p, align 4
;>   %next = add i32 %14, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %16
;>
;> 16:
;>   br label %body
;>
;> exit:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @watched() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %n = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   br label %body
;>
;> body:
;>   %9 = phi i32 [ 0, %0 ], [ %next, %10 ]
;>   store i32 %9, ptr addrspace(1) %p, align 4
;>   fence syncscope("agent") release
;>   %next = add i32 %9, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %10
;>
;> 10:
;>   br label %body
;>
;> exit:
;>   ret void
;> }
;>
;> declare float @llvm.amdgcn.div.fixup.f32(float, float, float)
;>
;> declare float @llvm.amdgcn.div.fmas.f32(float, float, float, i1)
;>
;> declare { float, i1 } @llvm.amdgcn.div.scale.f32(float, float, i1)
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare float @llvm.amdgcn.rcp.f32(float)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
;>
;> declare float @llvm.fma.f32(float, float, float)
;>
;> !0 = distinct !{!0}
;> !1 = distinct !{!1, !0}
;> !2 = distinct !{!2, !0}
;> !3 = distinct !{!3}
;> !4 = distinct !{!4, !3}
;> !5 = distinct !{!5, !3}
