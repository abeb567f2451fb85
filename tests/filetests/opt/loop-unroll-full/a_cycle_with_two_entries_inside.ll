; test loop-unroll-full
; target gfx906

; The blocks of the cycle lead to each other, and both are entered: one has an edge from a block that
; would be copied behind it.
define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %x) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %bit = and i32 %x, 16
  %c = icmp ne i32 %bit, 0
  br i1 %c, label %one, label %other

one:
  %a = phi i32 [ %i, %head ], [ %b.next, %other ]
  %a.next = add i32 %a, 1
  %a.more = icmp ult i32 %a.next, %x
  br i1 %a.more, label %other, label %latch

other:
  %b = phi i32 [ %x, %head ], [ %a.next, %one ]
  %b.next = add i32 %b, 2
  br label %one

latch:
  store i32 %a.next, ptr addrspace(1) %p
  %next = add i32 %i, 1
  %again = icmp ne i32 %next, 5
  br i1 %again, label %head, label %done

done:
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %x) {
;> entry:
;>   br label %head
;>
;> head:
;>   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;>   %bit = and i32 %x, 16
;>   %c = icmp ne i32 %bit, 0
;>   br i1 %c, label %one, label %other
;>
;> one:
;>   %a = phi i32 [ %i, %head ], [ %b.next, %other ]
;>   %a.next = add i32 %a, 1
;>   %a.more = icmp ult i32 %a.next, %x
;>   br i1 %a.more, label %other, label %latch
;>
;> other:
;>   %b = phi i32 [ %x, %head ], [ %a.next, %one ]
;>   %b.next = add i32 %b, 2
;>   br label %one
;>
;> latch:
;>   store i32 %a.next, ptr addrspace(1) %p, align 4
;>   %next = add i32 %i, 1
;>   %again = icmp ne i32 %next, 5
;>   br i1 %again, label %head, label %done
;>
;> done:
;>   ret void
;> }
