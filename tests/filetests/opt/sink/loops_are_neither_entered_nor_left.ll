; test sink
; target gfx906
; What is needed in a loop stays before it; the next number is made behind the test, where it may
; take the register of the last one, but not in a block of its own.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %start = mul i32 %id, 40
  %skip = icmp eq i32 %id, %n
  br i1 %skip, label %end, label %before
before:
  br label %body
body:
  %i = phi i32 [ %id, %before ], [ %next, %body ]
  %next = add i32 %i, 5
  %at = add i32 %start, %i
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %at
  store i32 %i, ptr addrspace(1) %q
  %again = icmp ult i32 %i, %n
  br i1 %again, label %body, label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
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
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %skip = icmp eq i32 %id, %n
;>   br i1 %skip, label %end, label %before
;>
;> before:
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %start = call i32 @llvm.amdgcn.mul.u24.i32(i32 %id, i32 40)
;>   br label %body
;>
;> body:
;>   %9 = phi i32 [ %id, %before ], [ %next, %body ]
;>   %at = add i32 %start, %9
;>   %10 = sext i32 %at to i64
;>   %11 = shl i64 %10, 2
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 %11
;>   store i32 %9, ptr addrspace(1) %q, align 4
;>   %again = icmp ult i32 %9, %n
;>   %next = add i32 %9, 5
;>   br i1 %again, label %body, label %end
;>
;> end:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.mul.u24.i32(i32, i32)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
