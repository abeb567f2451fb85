; test simplify-cfg,dce
; target gfx906
; A case for each number that there may be: where the switch goes otherwise is not reached.
define i32 @bytes(i32 %a, i32 %b, i32 %n) {
  %by = and i32 %n, 3
  switch i32 %by, label %elsewhere [
    i32 0, label %join
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
  ]
one:
  %x = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 24)
  br label %join
two:
  %y = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 16)
  br label %join
three:
  %z = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 8)
  br label %join
join:
  %r = phi i32 [ %b, %0 ], [ %x, %one ], [ %y, %two ], [ %z, %three ]
  ret i32 %r
elsewhere:
  ret i32 -1
}

; One is missing: the switch may go there.
define i32 @not_all(i32 %a, i32 %n) {
  %by = and i32 %n, 3
  switch i32 %by, label %otherwise [
    i32 0, label %join
    i32 1, label %one
    i32 3, label %join
  ]
one:
  %x = add i32 %a, 7
  br label %join
otherwise:
  br label %join
join:
  %r = phi i32 [ %a, %0 ], [ %a, %0 ], [ %x, %one ], [ 9, %otherwise ]
  ret i32 %r
}

; A load must not be executed always, and two cases that share an arm make it no arm of one.
define i32 @stays(ptr addrspace(1) %p, i32 %n) {
  switch i32 %n, label %join [
    i32 0, label %one
    i32 1, label %one
    i32 2, label %two
  ]
one:
  br label %two
two:
  %q = phi i32 [ 1, %0 ], [ 2, %one ]
  %x = load i32, ptr addrspace(1) %p
  %s = add i32 %x, %q
  br label %join
join:
  %r = phi i32 [ 3, %0 ], [ %s, %two ]
  ret i32 %r
}
declare i32 @llvm.fshl.i32(i32, i32, i32)
; expect gfx906
;> define i32 @bytes(i32 %a, i32 %b, i32 %n) {
;>   %by = and i32 %n, 3
;>   %x = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 24)
;>   %y = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 16)
;>   %z = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 8)
;>   %1 = icmp eq i32 %by, 0
;>   %2 = icmp eq i32 %by, 1
;>   %3 = icmp eq i32 %by, 2
;>   %4 = select i1 %3, i32 %y, i32 %z
;>   %5 = select i1 %2, i32 %x, i32 %4
;>   %6 = select i1 %1, i32 %b, i32 %5
;>   ret i32 %6
;> }
;>
;> define i32 @not_all(i32 %a, i32 %n) {
;>   %by = and i32 %n, 3
;>   %x = add i32 %a, 7
;>   %1 = icmp eq i32 %by, 0
;>   %2 = icmp eq i32 %by, 1
;>   %3 = icmp eq i32 %by, 3
;>   %4 = select i1 %3, i32 %a, i32 9
;>   %5 = select i1 %2, i32 %x, i32 %4
;>   %6 = select i1 %1, i32 %a, i32 %5
;>   ret i32 %6
;> }
;>
;> define i32 @stays(ptr addrspace(1) %p, i32 %n) {
;>   switch i32 %n, label %join [
;>     i32 0, label %two
;>     i32 1, label %two
;>     i32 2, label %edge.0
;>   ]
;>
;> two:
;>   %q = phi i32 [ 2, %0 ], [ 2, %0 ], [ 1, %edge.0 ]
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   %s = add i32 %x, %q
;>   br label %join
;>
;> join:
;>   %r = phi i32 [ 3, %0 ], [ %s, %two ]
;>   ret i32 %r
;>
;> edge.0:
;>   br label %two
;> }
;>
;> declare i32 @llvm.fshl.i32(i32, i32, i32)
