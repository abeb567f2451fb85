; test inline
; target gfx906
define internal i32 @gcd(i32 %a, i32 %b) noinline {
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
;> define internal i32 @gcd(i32 %a, i32 %b) #0 {
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
;>   %x = call i32 @gcd(i32 %n, i32 12)
;>   %y = call i32 @gcd(i32 %x, i32 %n)
;>   store i32 %y, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> attributes #0 = { noinline }
