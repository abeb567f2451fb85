; test normalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i1 %a, i32 %n) {
  br i1 %a, label %one, label %two
one:
  br label %head
two:
  br label %head
head:
  %i = phi i32 [ 0, %one ], [ 1, %two ], [ %j, %left ], [ %j, %right ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %left, label %check
check:
  %d = icmp ult i32 %j, 7
  br i1 %d, label %right, label %exit
left:
  store i32 %j, ptr addrspace(1) %p
  br label %head
right:
  br label %head
exit:
  store i32 %j, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %n = extractelement <4 x i32> %2, i32 3
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %9 = and i32 %5, 1
;>   %a = icmp ne i32 %9, 0
;>   br i1 %a, label %one, label %two
;>
;> one:
;>   br label %10
;>
;> two:
;>   br label %10
;>
;> 10:
;>   %11 = phi i32 [ 0, %one ], [ 1, %two ]
;>   br label %head
;>
;> head:
;>   %12 = phi i32 [ %11, %10 ], [ %14, %13 ]
;>   %j = add i32 %12, 1
;>   %c = icmp ult i32 %j, %n
;>   br i1 %c, label %left, label %check
;>
;> left:
;>   store i32 %j, ptr addrspace(1) %p, align 4
;>   br label %13
;>
;> check:
;>   %d = icmp ult i32 %j, 7
;>   br i1 %d, label %right, label %exit
;>
;> right:
;>   br label %13
;>
;> 13:
;>   %14 = phi i32 [ %j, %left ], [ %j, %right ]
;>   br label %head
;>
;> exit:
;>   %15 = phi i32 [ %j, %check ]
;>   store i32 %15, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
