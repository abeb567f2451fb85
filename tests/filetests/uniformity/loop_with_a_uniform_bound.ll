; test uniformity
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %id = add i32 %n, 0
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %id
  br i1 %again, label %body, label %exit
exit:
  store i32 %next, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
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
;>   %next = add i32 %9, 1
;>   %again = icmp ult i32 %next, %n
;>   br i1 %again, label %10, label %exit
;>
;> 10:
;>   br label %body
;>
;> exit:
;>   %11 = phi i32 [ %next, %body ]
;>   store i32 %11, ptr addrspace(1) %p, align 4
;>   ret void
;> }
