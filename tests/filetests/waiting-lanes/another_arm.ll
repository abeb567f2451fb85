; test waiting-lanes
; target gfx906
; A value that another lane is asked for stays where lanes wait; one that is made in the arm, or in front of a branch that all lanes
; take, needs nothing.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i16 @llvm.amdgcn.readlane.i16(i16, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %v = mul i32 %t, 3
  %u = icmp ult i32 %n, 7
  br i1 %u, label %one, label %all
one:
  %a = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 5)
  store i32 %a, ptr addrspace(1) %g
  br label %all
all:
  %w = phi i32 [ %v, %entry ], [ %t, %one ]
  %x = mul i32 %w, %w
  %c = icmp ult i32 %t, 32
  br i1 %c, label %then, label %else
then:
  %b = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 40)
  %b2 = call i32 @llvm.amdgcn.readlane.i32(i32 %x, i32 41)
  %s = sub i32 %b, %b2
  store i32 %s, ptr addrspace(1) %g
  br label %end
else:
  %y = add i32 %x, 1
  %d = call i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 41)
  %h = trunc i32 %w to i16
  %e = call i16 @llvm.amdgcn.readlane.i16(i16 %h, i32 3)
  %z = zext i16 %e to i32
  %r = add i32 %d, %z
  store i32 %r, ptr addrspace(1) %g
  br label %end
end:
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
;> entry:
;>   %t = call i32 @llvm.amdgcn.workitem.id.x()
;>   %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
;>   %v = mul i32 %t, 3
;>   %u = icmp ult i32 %n, 7
;>   br i1 %u, label %one, label %all
;>
;> one:
;>   %a = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 5)
;>   store i32 %a, ptr addrspace(1) %g, align 4
;>   br label %all
;>
;> all:
;>   %w = phi i32 [ %v, %entry ], [ %t, %one ]
;>   %0 = trunc i32 %w to i16
;>   %1 = call i16 @llvm.amdgcn.set.inactive.i16(i16 %0, i16 zeroinitializer)
;>   %x = mul i32 %w, %w
;>   %2 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x, i32 zeroinitializer)
;>   %c = icmp ult i32 %t, 32
;>   br i1 %c, label %then, label %else
;>
;> then:
;>   %b = call i32 @llvm.amdgcn.readlane.i32(i32 %2, i32 40)
;>   %b2 = call i32 @llvm.amdgcn.readlane.i32(i32 %2, i32 41)
;>   %s = sub i32 %b, %b2
;>   store i32 %s, ptr addrspace(1) %g, align 4
;>   br label %end
;>
;> else:
;>   %y = add i32 %x, 1
;>   %d = call i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 41)
;>   %h = trunc i32 %w to i16
;>   %e = call i16 @llvm.amdgcn.readlane.i16(i16 %1, i32 3)
;>   %z = zext i16 %e to i32
;>   %r = add i32 %d, %z
;>   store i32 %r, ptr addrspace(1) %g, align 4
;>   br label %end
;>
;> end:
;>   ret void
;> }
;>
;> declare i16 @llvm.amdgcn.readlane.i16(i16, i32)
;>
;> declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
;>
;> declare i16 @llvm.amdgcn.set.inactive.i16(i16, i16)
;>
;> declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
