; test mark-invariant-loads
; target gfx906
; Nobody tells of the store: a load of another lane that reads it races with it.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  call void @llvm.amdgcn.s.barrier()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %pi = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %pi
  %sum1 = add i32 %sum, %x
  %i1 = add i32 %i, 1
  call void @llvm.amdgcn.s.barrier()
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %end
end:
  store i32 %sum1, ptr addrspace(1) %p
  ret void
}
declare void @llvm.amdgcn.s.barrier()
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
;> entry:
;>   call void @llvm.amdgcn.s.barrier()
;>   br label %loop
;>
;> loop:
;>   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;>   %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
;>   %pi = getelementptr i32, ptr addrspace(1) %p, i32 %i
;>   %x = load i32, ptr addrspace(1) %pi, align 4, !amdgpu.noclobber !{}
;>   %sum1 = add i32 %sum, %x
;>   %i1 = add i32 %i, 1
;>   call void @llvm.amdgcn.s.barrier()
;>   %c = icmp ult i32 %i1, %n
;>   br i1 %c, label %loop, label %end
;>
;> end:
;>   store i32 %sum1, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare void @llvm.amdgcn.s.barrier()
