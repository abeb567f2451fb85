; test waiting-lanes
; target gfx906
; A value that all lanes have alike is what each of them has itself, but for one of a loop that lanes leave in different iterations,
; where another lane has another one behind it.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.readlane.i64(i64, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @arms(ptr addrspace(1) %o, i64 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i64, ptr addrspace(1) %o, i32 %t
  %v = mul i64 %n, %n
  %c = icmp ult i32 %t, 32
  br i1 %c, label %then, label %end
then:
  %a = call i64 @llvm.amdgcn.readlane.i64(i64 %v, i32 40)
  store i64 %a, ptr addrspace(1) %g
  br label %end
end:
  ret void
}
define amdgpu_kernel void @loop(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %loop ]
  %j = add i32 %i, 3
  %in = call i32 @llvm.amdgcn.readlane.i32(i32 %j, i32 0)
  %c = icmp ult i32 %in, %t
  br i1 %c, label %loop, label %out
out:
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %j, i32 5)
  store i32 %r, ptr addrspace(1) %g
  ret void
}
; The cycle has two entries: no loop shows that lanes leave it in different turns, with what each turn has loaded.
define amdgpu_kernel void @two_entries(ptr addrspace(1) %o, ptr addrspace(1) %p, i1 %first) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  br i1 %first, label %a, label %b
a:
  br label %b
b:
  %v = load volatile i32, ptr addrspace(1) %p
  %c = icmp ult i32 %v, %t
  br i1 %c, label %a, label %out
out:
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 5)
  store i32 %r, ptr addrspace(1) %g
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @arms(ptr addrspace(1) %o, i64 %n) {
;> entry:
;>   %t = call i32 @llvm.amdgcn.workitem.id.x()
;>   %g = getelementptr i64, ptr addrspace(1) %o, i32 %t
;>   %v = mul i64 %n, %n
;>   %c = icmp ult i32 %t, 32
;>   br i1 %c, label %then, label %end
;>
;> then:
;>   %a = call i64 @llvm.amdgcn.readlane.i64(i64 %v, i32 40)
;>   store i64 %v, ptr addrspace(1) %g, align 8
;>   br label %end
;>
;> end:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @loop(ptr addrspace(1) %o, i32 %n) {
;> entry:
;>   %t = call i32 @llvm.amdgcn.workitem.id.x()
;>   %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
;>   br label %loop
;>
;> loop:
;>   %i = phi i32 [ %n, %entry ], [ %j, %loop ]
;>   %j = add i32 %i, 3
;>   %in = call i32 @llvm.amdgcn.readlane.i32(i32 %j, i32 0)
;>   %c = icmp ult i32 %j, %t
;>   br i1 %c, label %loop, label %out
;>
;> out:
;>   %r = call i32 @llvm.amdgcn.readlane.i32(i32 %j, i32 5)
;>   store i32 %r, ptr addrspace(1) %g, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @two_entries(ptr addrspace(1) %o, ptr addrspace(1) %p, i1 %first) {
;> entry:
;>   %t = call i32 @llvm.amdgcn.workitem.id.x()
;>   %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
;>   br i1 %first, label %a, label %b
;>
;> a:
;>   br label %b
;>
;> b:
;>   %v = load volatile i32, ptr addrspace(1) %p, align 4
;>   %c = icmp ult i32 %v, %t
;>   br i1 %c, label %a, label %out
;>
;> out:
;>   %r = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 5)
;>   store i32 %r, ptr addrspace(1) %g, align 4
;>   ret void
;> }
;>
;> declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
;>
;> declare i64 @llvm.amdgcn.readlane.i64(i64, i32)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
