; test uniformity
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %id, 1
  br i1 %c, label %then, label %other
then:
  br label %join
other:
  br label %join
join:
  %two = phi i32 [ 1, %then ], [ 2, %other ]
  %u = icmp eq i32 %n, 1
  br i1 %u, label %left, label %last
left:
  br label %last
last:
  %uniform = phi i32 [ 1, %join ], [ 2, %left ]
  %s = add i32 %two, %uniform
  store i32 %s, ptr addrspace(1) %p
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
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x() ; divergent
;>   %c = icmp eq i32 %id, 1 ; divergent
;>   br i1 %c, label %then, label %other
;>
;> then:
;>   br label %join
;>
;> other:
;>   br label %join
;>
;> join:
;>   %9 = phi i32 [ 1, %then ], [ 2, %other ] ; divergent
;>   %u = icmp eq i32 %n, 1
;>   br i1 %u, label %left, label %10
;>
;> left:
;>   br label %last
;>
;> 10:
;>   br label %last
;>
;> last:
;>   %11 = phi i32 [ 2, %left ], [ 1, %10 ]
;>   %s = add i32 %9, %11 ; divergent
;>   store i32 %s, ptr addrspace(1) %p, align 4
;>   ret void
;> }
