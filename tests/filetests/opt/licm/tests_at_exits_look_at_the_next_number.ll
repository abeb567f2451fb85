; test licm
; target gfx906
define amdgpu_kernel void @constant_and_invariant_limits(ptr addrspace(1) %p, i32 %n) {
  br label %outer
outer:
  %i = phi i32 [ 0, %0 ], [ %i.next, %end ]
  br label %inner
inner:
  %j = phi i32 [ -3, %outer ], [ %j.next, %inner ]
  %j.next = add nsw i32 %j, 1
  %sum = add i32 %i, %j
  store volatile i32 %sum, ptr addrspace(1) %p
  %last = icmp eq i32 %j, %n
  br i1 %last, label %end, label %inner
end:
  %more = icmp ne i32 %i, 23
  %i.next = add nuw nsw i32 %i, 1
  br i1 %more, label %outer, label %exit
exit:
  ret void
}

; The number itself leaves the loop.
define amdgpu_kernel void @both_are_needed(ptr addrspace(1) %p, i32 %n) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i.next, %loop ]
  %i.next = add i32 %i, 1
  store volatile i32 %i, ptr addrspace(1) %p
  %last = icmp eq i32 %i, %n
  br i1 %last, label %exit, label %loop
exit:
  %found = phi i32 [ %i, %loop ]
  store i32 %found, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @constant_and_invariant_limits() {
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
;>   %9 = add i32 %n, 1
;>   br label %outer
;>
;> outer:
;>   %10 = phi i32 [ 0, %0 ], [ %i.next, %13 ]
;>   br label %inner
;>
;> inner:
;>   %11 = phi i32 [ -3, %outer ], [ %j.next, %12 ]
;>   %sum = add i32 %10, %11
;>   store volatile i32 %sum, ptr addrspace(1) %p, align 4
;>   %j.next = add i32 %11, 1
;>   %last = icmp eq i32 %j.next, %9
;>   br i1 %last, label %end, label %12
;>
;> 12:
;>   br label %inner
;>
;> end:
;>   %i.next = add i32 %10, 1
;>   %more = icmp ne i32 %i.next, 24
;>   br i1 %more, label %13, label %exit
;>
;> 13:
;>   br label %outer
;>
;> exit:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @both_are_needed() {
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
;>   br label %loop
;>
;> loop:
;>   %9 = phi i32 [ 0, %0 ], [ %i.next, %10 ]
;>   %i.next = add i32 %9, 1
;>   store volatile i32 %9, ptr addrspace(1) %p, align 4
;>   %last = icmp eq i32 %9, %n
;>   br i1 %last, label %exit, label %10
;>
;> 10:
;>   br label %loop
;>
;> exit:
;>   %11 = phi i32 [ %9, %loop ]
;>   store i32 %11, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
