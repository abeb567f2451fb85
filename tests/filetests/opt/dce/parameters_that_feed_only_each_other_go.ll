; test dce
; target gfx906
define amdgpu_kernel void @k(i1 %c) {
  br label %body
body:
  %i = phi i32 [ 1, %0 ], [ %next, %body ]
  %d = phi i1 [ %c, %0 ], [ %c, %body ]
  %next = add i32 %i, 1
  br i1 %d, label %body, label %exit
exit:
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(i1 %c) {
;>   br label %body
;>
;> body:
;>   %d = phi i1 [ %c, %0 ], [ %c, %body ]
;>   br i1 %d, label %body, label %exit
;>
;> exit:
;>   ret void
;> }
