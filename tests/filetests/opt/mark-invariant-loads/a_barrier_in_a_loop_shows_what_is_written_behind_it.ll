; test mark-invariant-loads
; target gfx906
; The store of an iteration stands before the barrier of the next one.
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @llvm.amdgcn.s.barrier()
  %pi = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %pi
  %qi = getelementptr i32, ptr addrspace(1) %q, i32 %i
  store i32 %x, ptr addrspace(1) %qi
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
declare void @llvm.amdgcn.s.barrier()
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
;> entry:
;>   br label %loop
;>
;> loop:
;>   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;>   call void @llvm.amdgcn.s.barrier()
;>   %pi = getelementptr i32, ptr addrspace(1) %p, i32 %i
;>   %x = load i32, ptr addrspace(1) %pi, align 4
;>   %qi = getelementptr i32, ptr addrspace(1) %q, i32 %i
;>   store i32 %x, ptr addrspace(1) %qi, align 4
;>   %i1 = add i32 %i, 1
;>   %c = icmp ult i32 %i1, %n
;>   br i1 %c, label %loop, label %end
;>
;> end:
;>   ret void
;> }
;>
;> declare void @llvm.amdgcn.s.barrier()
