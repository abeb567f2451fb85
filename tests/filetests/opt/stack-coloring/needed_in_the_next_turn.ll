; test stack-coloring
; target gfx906
; What is written to `a` in one turn is read in the next: `b`, needed in between, has a place of its
; own. `c` begins anew in each turn, and shares it.

declare void @reads(ptr addrspace(5) nocapture)

define void @f(i32 %n, i32 %x) {
entry:
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [16 x i32], addrspace(5)
  %c = alloca [16 x i32], addrspace(5)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr i32, ptr addrspace(5) %a, i32 %i
  call void @reads(ptr addrspace(5) %a)
  store i32 %x, ptr addrspace(5) %p
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %b)
  call void @reads(ptr addrspace(5) %b)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %b)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %c)
  call void @reads(ptr addrspace(5) %c)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
; expect gfx906
;> declare void @reads(ptr addrspace(5) captures(none))
;>
;> define void @f(i32 %n, i32 %x) {
;> entry:
;>   %0 = alloca [64 x i8], align 4, addrspace(5)
;>   %a = alloca [16 x i32], align 4, addrspace(5)
;>   br label %loop
;>
;> loop:
;>   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;>   %p = getelementptr i32, ptr addrspace(5) %a, i32 %i
;>   call void @reads(ptr addrspace(5) %a)
;>   store i32 %x, ptr addrspace(5) %p, align 4
;>   call void @reads(ptr addrspace(5) %0)
;>   call void @reads(ptr addrspace(5) %0)
;>   %next = add i32 %i, 1
;>   %more = icmp ult i32 %next, %n
;>   br i1 %more, label %loop, label %end
;>
;> end:
;>   ret void
;> }
