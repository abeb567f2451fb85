; test sroa,instcombine,dce
; target gfx906
define i32 @f(i1 %c, i32 %x) {
  %s = alloca i32, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %s)
  store i32 1, ptr addrspace(5) %s
  br i1 %c, label %a, label %j
a:
  store i32 %x, ptr addrspace(5) %s
  br label %j
j:
  %r = load i32, ptr addrspace(5) %s
  ret i32 %r
}
declare void @llvm.lifetime.start.p5(ptr addrspace(5))
; expect gfx906
;> define i32 @f(i1 %c, i32 %x) {
;>   br i1 %c, label %a, label %j
;>
;> a:
;>   br label %j
;>
;> j:
;>   %1 = phi i32 [ 1, %0 ], [ %x, %a ]
;>   ret i32 %1
;> }
