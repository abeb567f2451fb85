; test inline,simplify-cfg,sroa,instcombine,dce,direct-calls
; target gfx906
; The body is handed over by address, through a variable, and called and inlined in the end.
define internal void @run(ptr %body, i32 %n, ptr addrspace(1) %p) alwaysinline {
  %variable = alloca ptr, addrspace(5)
  store ptr %body, ptr addrspace(5) %variable
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %f = load ptr, ptr addrspace(5) %variable
  call void %f(i32 %i, ptr addrspace(1) %p)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
define internal void @small(i32 %i, ptr addrspace(1) %p) {
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %at
  ret void
}
define internal void @stays(i32 %i, ptr addrspace(1) %p) noinline {
  store i32 %i, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @inlined(ptr addrspace(1) %p, i32 %n) {
  call void @run(ptr @small, i32 %n, ptr addrspace(1) %p)
  ret void
}
define amdgpu_kernel void @called(ptr addrspace(1) %p, i32 %n) {
  call void @run(ptr @stays, i32 %n, ptr addrspace(1) %p)
  ret void
}
; It takes something else than what it is called with: where it looks for that is its affair.
define internal void @other(i64 %i, ptr addrspace(1) %p) {
  store i64 %i, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @through_its_address(ptr addrspace(1) %p, i32 %n) {
  call void @run(ptr @other, i32 %n, ptr addrspace(1) %p)
  ret void
}
; expect gfx906
;> declare void @run(ptr, i32, ptr addrspace(1)) #0
;>
;> define internal void @small(i32 %i, ptr addrspace(1) %p) {
;>   %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
;>   store i32 %i, ptr addrspace(1) %at, align 4
;>   ret void
;> }
;>
;> define internal void @stays(i32 %i, ptr addrspace(1) %p) #1 {
;>   store i32 %i, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @inlined(ptr addrspace(1) %p, i32 %n) {
;>   br label %1
;>
;> 1:
;>   %2 = phi i32 [ 0, %0 ], [ %6, %5 ]
;>   %3 = getelementptr i32, ptr addrspace(1) %p, i32 %2
;>   store i32 %2, ptr addrspace(1) %3, align 4
;>   br label %5
;>
;> 4:
;>   ret void
;>
;> 5:
;>   %6 = add i32 %2, 1
;>   %7 = icmp ult i32 %6, %n
;>   br i1 %7, label %1, label %4
;> }
;>
;> define amdgpu_kernel void @called(ptr addrspace(1) %p, i32 %n) {
;>   br label %1
;>
;> 1:
;>   %2 = phi i32 [ 0, %0 ], [ %3, %1 ]
;>   call void @stays(i32 %2, ptr addrspace(1) %p)
;>   %3 = add i32 %2, 1
;>   %4 = icmp ult i32 %3, %n
;>   br i1 %4, label %1, label %5
;>
;> 5:
;>   ret void
;> }
;>
;> define internal void @other(i64 %i, ptr addrspace(1) %p) {
;>   store i64 %i, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> define amdgpu_kernel void @through_its_address(ptr addrspace(1) %p, i32 %n) {
;>   br label %1
;>
;> 1:
;>   %2 = phi i32 [ 0, %0 ], [ %3, %1 ]
;>   call void @other(i32 %2, ptr addrspace(1) %p)
;>   %3 = add i32 %2, 1
;>   %4 = icmp ult i32 %3, %n
;>   br i1 %4, label %1, label %5
;>
;> 5:
;>   ret void
;> }
;>
;> attributes #0 = { alwaysinline }
;> attributes #1 = { noinline }
