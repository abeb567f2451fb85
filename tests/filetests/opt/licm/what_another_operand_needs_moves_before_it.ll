; test licm
; target gfx906
; The comparison is of a value and of what is cast from it and back: the cast comes first.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, <2 x i32> %v) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s2, %loop ]
  %f1 = bitcast <2 x i32> %v to i64
  %f2 = inttoptr i64 %f1 to ptr
  %f3 = getelementptr inbounds nuw i8, ptr %f2, i64 3
  %f4 = ptrtoint ptr %f3 to i64
  %c = icmp eq i64 %f1, %f4
  %m = zext i1 %c to i64
  %z = zext i32 %i to i64
  %x = xor i64 %m, %z
  %s2 = add i64 %s, %x
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  store i64 %s2, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> target triple = "amdgcn-amd-amdhsa"
;>
;> define amdgpu_kernel void @k() {
;> entry:
;>   %0 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %1 = load <2 x i32>, ptr addrspace(4) %0, align 16, !invariant.load !{}, !noundef !{}
;>   %2 = extractelement <2 x i32> %1, i32 0
;>   %3 = extractelement <2 x i32> %1, i32 1
;>   %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
;>   %n = load i32, ptr addrspace(4) %4, align 8, !invariant.load !{}, !noundef !{}
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
;>   %6 = load <2 x i32>, ptr addrspace(4) %5, align 16, !invariant.load !{}, !noundef !{}
;>   %7 = extractelement <2 x i32> %6, i32 0
;>   %8 = extractelement <2 x i32> %6, i32 1
;>   %9 = insertelement <2 x i32> poison, i32 %2, i32 0
;>   %10 = insertelement <2 x i32> %9, i32 %3, i32 1
;>   %11 = bitcast <2 x i32> %10 to i64
;>   %o = inttoptr i64 %11 to ptr addrspace(1)
;>   %12 = insertelement <2 x i32> poison, i32 %7, i32 0
;>   %13 = insertelement <2 x i32> %12, i32 %8, i32 1
;>   %f1 = bitcast <2 x i32> %13 to i64
;>   %f2 = inttoptr i64 %f1 to ptr
;>   %f3 = getelementptr inbounds nuw i8, ptr %f2, i64 3
;>   %f4 = ptrtoint ptr %f3 to i64
;>   %c = icmp eq i64 %f1, %f4
;>   %14 = zext i1 %c to i32
;>   %m = zext i32 %14 to i64
;>   br label %loop
;>
;> loop:
;>   %15 = phi i32 [ 0, %entry ], [ %next, %17 ]
;>   %16 = phi i64 [ 0, %entry ], [ %s2, %17 ]
;>   %z = zext i32 %15 to i64
;>   %x = xor i64 %m, %z
;>   %s2 = add i64 %16, %x
;>   %next = add i32 %15, 1
;>   %more = icmp ult i32 %next, %n
;>   br i1 %more, label %17, label %exit
;>
;> 17:
;>   br label %loop
;>
;> exit:
;>   %18 = phi i64 [ %s2, %loop ]
;>   store i64 %18, ptr addrspace(1) %o, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
