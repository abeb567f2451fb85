; test inline
; target gfx906
define i32 @gcd(i32 %a, i32 %b) noinline optnone {
  br label %head
head:
  %x = phi i32 [ %a, %0 ], [ %y, %body ]
  %y = phi i32 [ %b, %0 ], [ %r, %body ]
  %c = icmp ne i32 %y, 0
  br i1 %c, label %body, label %exit
body:
  %r = urem i32 %x, %y
  br label %head
exit:
  ret i32 %x
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @gcd(i32 %n, i32 12)
  %y = call i32 @gcd(i32 %x, i32 %n)
  store i32 %y, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define i32 @gcd(i32 %a, i32 %b) #0 {
;>   br label %head
;>
;> head:
;>   %x = phi i32 [ %a, %0 ], [ %y, %body ]
;>   %y = phi i32 [ %b, %0 ], [ %r, %body ]
;>   %c = icmp ne i32 %y, 0
;>   br i1 %c, label %body, label %exit
;>
;> body:
;>   %r = urem i32 %x, %y
;>   br label %head
;>
;> exit:
;>   ret i32 %x
;> }
;>
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
;>   br label %3
;>
;> 1:
;>   %2 = phi i32 [ %4, %9 ]
;>   br label %12
;>
;> 3:
;>   %4 = phi i32 [ %n, %0 ], [ %5, %7 ]
;>   %5 = phi i32 [ 12, %0 ], [ %8, %7 ]
;>   %6 = icmp ne i32 %5, 0
;>   br i1 %6, label %7, label %9
;>
;> 7:
;>   %8 = urem i32 %4, %5
;>   br label %3
;>
;> 9:
;>   br label %1
;>
;> 10:
;>   %11 = phi i32 [ %13, %18 ]
;>   store i32 %11, ptr addrspace(1) %p, align 4
;>   ret void
;>
;> 12:
;>   %13 = phi i32 [ %2, %1 ], [ %14, %16 ]
;>   %14 = phi i32 [ %n, %1 ], [ %17, %16 ]
;>   %15 = icmp ne i32 %14, 0
;>   br i1 %15, label %16, label %18
;>
;> 16:
;>   %17 = urem i32 %13, %14
;>   br label %12
;>
;> 18:
;>   br label %10
;> }
;>
;> attributes #0 = { noinline optnone }
