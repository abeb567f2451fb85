; test loop-reduce
; target gfx906
; Of 64 bits, with what is added and shifted behind it.
define amdgpu_kernel void @wide(ptr addrspace(1) %p, i64 %a, i64 %c, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = zext i32 %id to i64
  br label %body
body:
  %i = phi i64 [ %first, %0 ], [ %next, %body ]
  %k = phi i32 [ 0, %0 ], [ %k.next, %body ]
  %row = mul i64 %i, %a
  %place = add i64 %row, %c
  %bytes = shl i64 %place, 2
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %bytes
  store i32 %k, ptr addrspace(1) %q, align 4
  %next = add i64 %i, 3
  %k.next = add i32 %k, 1
  %end = icmp eq i32 %k.next, %n
  br i1 %end, label %exit, label %body
exit:
  ret void
}
; The same number in all lanes: a scalar product is as fast as a sum.
define amdgpu_kernel void @uniform(ptr addrspace(1) %p, i32 %a, i32 %n) {
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %row = mul i32 %i, %a
  store volatile i32 %row, ptr addrspace(1) %p, align 4
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %exit, label %body
exit:
  ret void
}
; Extended numbers: the first does not wrap, the second may.
define amdgpu_kernel void @extended(ptr addrspace(1) %p, i64 %a, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %body
body:
  %i = phi i32 [ %id, %0 ], [ %i.next, %body ]
  %j = phi i32 [ %id, %0 ], [ %j.next, %body ]
  %i.wide = sext i32 %i to i64
  %j.wide = sext i32 %j to i64
  %x = mul i64 %i.wide, %a
  %y = mul i64 %j.wide, %a
  %sum = xor i64 %x, %y
  store volatile i64 %sum, ptr addrspace(1) %p, align 8
  %i.next = add nsw i32 %i, -5
  %j.next = add i32 %j, %n
  %again = icmp sgt i32 %i.next, %n
  br i1 %again, label %body, label %exit
exit:
  ret void
}
; Not executed in each iteration.
define amdgpu_kernel void @rarely(ptr addrspace(1) %p, i64 %a, i64 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = zext i32 %id to i64
  br label %body
body:
  %i = phi i64 [ %first, %0 ], [ %next, %latch ]
  %bit = and i64 %i, 64
  %rare = icmp eq i64 %bit, 0
  br i1 %rare, label %then, label %latch
then:
  %row = mul i64 %i, %a
  store volatile i64 %row, ptr addrspace(1) %p, align 8
  br label %latch
latch:
  %next = add i64 %i, 1
  %end = icmp uge i64 %next, %n
  br i1 %end, label %exit, label %body
exit:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @wide() {
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
;>   %p = inttoptr i64 %14 to ptr addrspace(1)
;>   %15 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %16 = insertelement <2 x i32> %15, i32 %6, i32 1
;>   %a = bitcast <2 x i32> %16 to i64
;>   %17 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %18 = insertelement <2 x i32> %17, i32 %10, i32 1
;>   %c = bitcast <2 x i32> %18 to i64
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %first = zext i32 %id to i64
;>   %19 = mul i64 %first, %a
;>   %20 = mul i64 3, %a
;>   %21 = add i64 %19, %c
;>   %22 = shl i64 %21, 2
;>   %23 = shl i64 %20, 2
;>   br label %body
;>
;> body:
;>   %24 = phi i32 [ 0, %0 ], [ %k.next, %26 ]
;>   %25 = phi i64 [ %22, %0 ], [ %27, %26 ]
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 %25
;>   store i32 %24, ptr addrspace(1) %q, align 4
;>   %k.next = add i32 %24, 1
;>   %end = icmp eq i32 %k.next, %n
;>   br i1 %end, label %exit, label %26
;>
;> 26:
;>   %27 = add i64 %25, %23
;>   br label %body
;>
;> exit:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @uniform() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %a = extractelement <4 x i32> %2, i32 2
;>   %n = extractelement <4 x i32> %2, i32 3
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   br label %body
;>
;> body:
;>   %8 = phi i32 [ 0, %0 ], [ %next, %9 ]
;>   %row = mul i32 %8, %a
;>   store volatile i32 %row, ptr addrspace(1) %p, align 4
;>   %next = add i32 %8, 1
;>   %end = icmp eq i32 %next, %n
;>   br i1 %end, label %exit, label %9
;>
;> 9:
;>   br label %body
;>
;> exit:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @extended() {
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
;>   %a = bitcast <2 x i32> %12 to i64
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %13 = sext i32 %id to i64
;>   %14 = mul i64 %13, %a
;>   %15 = mul i64 -5, %a
;>   br label %body
;>
;> body:
;>   %16 = phi i32 [ %id, %0 ], [ %i.next, %19 ]
;>   %17 = phi i32 [ %id, %0 ], [ %j.next, %19 ]
;>   %18 = phi i64 [ %14, %0 ], [ %20, %19 ]
;>   %j.wide = sext i32 %17 to i64
;>   %y = mul i64 %j.wide, %a
;>   %sum = xor i64 %18, %y
;>   store volatile i64 %sum, ptr addrspace(1) %p, align 8
;>   %i.next = add nsw i32 %16, -5
;>   %j.next = add i32 %17, %n
;>   %again = icmp sgt i32 %i.next, %n
;>   br i1 %again, label %19, label %exit
;>
;> 19:
;>   %20 = add i64 %18, %15
;>   br label %body
;>
;> exit:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @rarely() {
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
;>   %p = inttoptr i64 %13 to ptr addrspace(1)
;>   %14 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %15 = insertelement <2 x i32> %14, i32 %6, i32 1
;>   %a = bitcast <2 x i32> %15 to i64
;>   %16 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %17 = insertelement <2 x i32> %16, i32 %10, i32 1
;>   %n = bitcast <2 x i32> %17 to i64
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %first = zext i32 %id to i64
;>   br label %body
;>
;> body:
;>   %18 = phi i64 [ %first, %0 ], [ %next, %20 ]
;>   %bit = and i64 %18, 64
;>   %rare = icmp eq i64 %bit, 0
;>   br i1 %rare, label %then, label %19
;>
;> then:
;>   %row = mul i64 %18, %a
;>   store volatile i64 %row, ptr addrspace(1) %p, align 8
;>   br label %latch
;>
;> 19:
;>   br label %latch
;>
;> latch:
;>   %next = add i64 %18, 1
;>   %end = icmp uge i64 %next, %n
;>   br i1 %end, label %exit, label %20
;>
;> 20:
;>   br label %body
;>
;> exit:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
