; test loop-unroll-full
; target gfx906

; Two hundred and seventy instructions, with the jumps, are more than it is worth.
define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %x) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i32 [ %x, %entry ], [ %turned, %body ]
  %turned = mul i32 %sum, %x
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 135
  br i1 %more, label %body, label %done

done:
  store i32 %turned, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @f(ptr addrspace(1) %p, i32 %x) {
;> entry:
;>   br label %body
;>
;> body:
;>   %i = phi i32 [ 0, %entry ], [ %next, %body ]
;>   %sum = phi i32 [ %x, %entry ], [ %turned, %body ]
;>   %turned = mul i32 %sum, %x
;>   %next = add i32 %i, 1
;>   %more = icmp ult i32 %next, 135
;>   br i1 %more, label %body, label %done
;>
;> done:
;>   store i32 %turned, ptr addrspace(1) %p, align 4
;>   ret void
;> }
