; test simplify-cfg
; target gfx906
; The words of a number are taken out before lanes meet. Those of @join and @loop are words of the number there; in
; @other one way brings a word of something else, in @mixed another word, and in @half no register is saved.
define amdgpu_kernel void @join(ptr addrspace(1) %p, double %x, i1 %c) {
  %x.bits = bitcast double %x to i64
  %x.low = trunc i64 %x.bits to i32
  %x.up = lshr i64 %x.bits, 32
  %x.high = trunc i64 %x.up to i32
  br i1 %c, label %then, label %end
then:
  %y = load volatile double, ptr addrspace(1) %p
  %y.bits = bitcast double %y to i64
  %y.low = trunc i64 %y.bits to i32
  %y.up = lshr i64 %y.bits, 32
  %y.high = trunc i64 %y.up to i32
  br label %end
end:
  %low = phi i32 [ %x.low, %0 ], [ %y.low, %then ]
  %d = phi double [ %x, %0 ], [ %y, %then ]
  %high = phi i32 [ %x.high, %0 ], [ %y.high, %then ]
  store volatile i32 %low, ptr addrspace(1) %p
  store volatile i32 %high, ptr addrspace(1) %p
  store volatile double %d, ptr addrspace(1) %p
  br i1 %c, label %again, label %last
again:
  %z = load volatile double, ptr addrspace(1) %p
  %z.bits = bitcast double %z to i64
  %z.low = trunc i64 %z.bits to i32
  br label %last
last:
  %low2 = phi i32 [ %low, %end ], [ %z.low, %again ]
  %d2 = phi double [ %d, %end ], [ %z, %again ]
  store volatile i32 %low2, ptr addrspace(1) %p
  store volatile double %d2, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @loop(ptr addrspace(1) %p) {
  br label %loop
loop:
  %n = phi i64 [ 21474836481, %0 ], [ %n.next, %loop ]
  %high = phi i32 [ 5, %0 ], [ %high.next, %loop ]
  store volatile i32 %high, ptr addrspace(1) %p
  %step = load volatile i64, ptr addrspace(1) %p
  %n.next = mul i64 %n, %step
  %up = lshr i64 %n.next, 32
  %high.next = trunc i64 %up to i32
  %done = icmp ugt i64 %n.next, 100
  br i1 %done, label %end, label %loop
end:
  ret void
}
define amdgpu_kernel void @other(ptr addrspace(1) %p, i64 %x, i1 %c) {
  %x.low = trunc i64 %x to i32
  br i1 %c, label %then, label %end
then:
  %y = load volatile i64, ptr addrspace(1) %p
  %z = load volatile i64, ptr addrspace(1) %p
  %z.low = trunc i64 %z to i32
  br label %end
end:
  %low = phi i32 [ %x.low, %0 ], [ %z.low, %then ]
  %n = phi i64 [ %x, %0 ], [ %y, %then ]
  store volatile i32 %low, ptr addrspace(1) %p
  store volatile i64 %n, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @half(ptr addrspace(1) %p, i32 %x, i1 %c) {
  %x.low = trunc i32 %x to i16
  br i1 %c, label %then, label %end
then:
  %y = load volatile i32, ptr addrspace(1) %p
  %y.low = trunc i32 %y to i16
  br label %end
end:
  %low = phi i16 [ %x.low, %0 ], [ %y.low, %then ]
  %n = phi i32 [ %x, %0 ], [ %y, %then ]
  store volatile i16 %low, ptr addrspace(1) %p
  store volatile i32 %n, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @mixed(ptr addrspace(1) %p, i64 %x, i1 %c) {
  %x.low = trunc i64 %x to i32
  br i1 %c, label %then, label %end
then:
  %y = load volatile i64, ptr addrspace(1) %p
  %y.up = lshr i64 %y, 32
  %y.high = trunc i64 %y.up to i32
  br label %end
end:
  %word = phi i32 [ %x.low, %0 ], [ %y.high, %then ]
  %n = phi i64 [ %x, %0 ], [ %y, %then ]
  store volatile i32 %word, ptr addrspace(1) %p
  store volatile i64 %n, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @join(ptr addrspace(1) %p, double %x, i1 %c) {
;>   %x.bits = bitcast double %x to i64
;>   %x.low = trunc i64 %x.bits to i32
;>   %x.up = lshr i64 %x.bits, 32
;>   %x.high = trunc i64 %x.up to i32
;>   br i1 %c, label %then, label %end
;>
;> then:
;>   %y = load volatile double, ptr addrspace(1) %p, align 8
;>   %y.bits = bitcast double %y to i64
;>   %y.low = trunc i64 %y.bits to i32
;>   %y.up = lshr i64 %y.bits, 32
;>   %y.high = trunc i64 %y.up to i32
;>   br label %end
;>
;> end:
;>   %d = phi double [ %x, %0 ], [ %y, %then ]
;>   %1 = bitcast double %d to i64
;>   %2 = lshr i64 %1, 32
;>   %3 = trunc i64 %2 to i32
;>   %4 = bitcast double %d to i64
;>   %5 = trunc i64 %4 to i32
;>   store volatile i32 %5, ptr addrspace(1) %p, align 4
;>   store volatile i32 %3, ptr addrspace(1) %p, align 4
;>   store volatile double %d, ptr addrspace(1) %p, align 8
;>   br i1 %c, label %again, label %last
;>
;> again:
;>   %z = load volatile double, ptr addrspace(1) %p, align 8
;>   %z.bits = bitcast double %z to i64
;>   %z.low = trunc i64 %z.bits to i32
;>   br label %last
;>
;> last:
;>   %d2 = phi double [ %d, %end ], [ %z, %again ]
;>   %6 = bitcast double %d2 to i64
;>   %7 = trunc i64 %6 to i32
;>   store volatile i32 %7, ptr addrspace(1) %p, align 4
;>   store volatile double %d2, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> define amdgpu_kernel void @loop(ptr addrspace(1) %p) {
;>   br label %loop
;>
;> loop:
;>   %n = phi i64 [ 21474836481, %0 ], [ %n.next, %loop ]
;>   %1 = lshr i64 %n, 32
;>   %2 = trunc i64 %1 to i32
;>   store volatile i32 %2, ptr addrspace(1) %p, align 4
;>   %step = load volatile i64, ptr addrspace(1) %p, align 8
;>   %n.next = mul i64 %n, %step
;>   %up = lshr i64 %n.next, 32
;>   %high.next = trunc i64 %up to i32
;>   %done = icmp ugt i64 %n.next, 100
;>   br i1 %done, label %end, label %loop
;>
;> end:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @other(ptr addrspace(1) %p, i64 %x, i1 %c) {
;>   %x.low = trunc i64 %x to i32
;>   br i1 %c, label %then, label %end
;>
;> then:
;>   %y = load volatile i64, ptr addrspace(1) %p, align 8
;>   %z = load volatile i64, ptr addrspace(1) %p, align 8
;>   %z.low = trunc i64 %z to i32
;>   br label %end
;>
;> end:
;>   %low = phi i32 [ %x.low, %0 ], [ %z.low, %then ]
;>   %n = phi i64 [ %x, %0 ], [ %y, %then ]
;>   store volatile i32 %low, ptr addrspace(1) %p, align 4
;>   store volatile i64 %n, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> define amdgpu_kernel void @half(ptr addrspace(1) %p, i32 %x, i1 %c) {
;>   %x.low = trunc i32 %x to i16
;>   br i1 %c, label %then, label %end
;>
;> then:
;>   %y = load volatile i32, ptr addrspace(1) %p, align 4
;>   %y.low = trunc i32 %y to i16
;>   br label %end
;>
;> end:
;>   %low = phi i16 [ %x.low, %0 ], [ %y.low, %then ]
;>   %n = phi i32 [ %x, %0 ], [ %y, %then ]
;>   store volatile i16 %low, ptr addrspace(1) %p, align 2
;>   store volatile i32 %n, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @mixed(ptr addrspace(1) %p, i64 %x, i1 %c) {
;>   %x.low = trunc i64 %x to i32
;>   br i1 %c, label %then, label %end
;>
;> then:
;>   %y = load volatile i64, ptr addrspace(1) %p, align 8
;>   %y.up = lshr i64 %y, 32
;>   %y.high = trunc i64 %y.up to i32
;>   br label %end
;>
;> end:
;>   %word = phi i32 [ %x.low, %0 ], [ %y.high, %then ]
;>   %n = phi i64 [ %x, %0 ], [ %y, %then ]
;>   store volatile i32 %word, ptr addrspace(1) %p, align 4
;>   store volatile i64 %n, ptr addrspace(1) %p, align 8
;>   ret void
;> }
