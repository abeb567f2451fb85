; test uniformity
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
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
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x() ; divergent
;>   br label %body
;>
;> body:
;>   %8 = phi i32 [ 0, %0 ], [ %next, %9 ]
;>   %next = add i32 %8, 1
;>   %again = icmp ult i32 %next, %id ; divergent
;>   br i1 %again, label %9, label %exit
;>
;> 9:
;>   br label %body
;>
;> exit:
;>   %10 = phi i32 [ %next, %body ] ; divergent
;>   store i32 %10, ptr addrspace(1) %p, align 4
;>   ret void
;> }
