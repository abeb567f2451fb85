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
;> define amdgpu_kernel void @k() {
;> entry:
;>   %0 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %1 = load <2 x i32>, ptr addrspace(4) %0, align 16, !invariant.load !{}, !noundef !{}
;>   %2 = extractelement <2 x i32> %1, i32 0
;>   %3 = extractelement <2 x i32> %1, i32 1
;>   %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
;>   %n = load i32, ptr addrspace(4) %4, align 8, !invariant.load !{}, !noundef !{}
;>   %5 = insertelement <2 x i32> poison, i32 %2, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %3, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %o = inttoptr i64 %7 to ptr addrspace(1)
;>   %t = call i32 @llvm.amdgcn.workitem.id.x()
;>   %8 = zext i32 %t to i64
;>   %9 = shl i32 %t, 2
;>   %10 = zext i32 %9 to i64
;>   %g = getelementptr i8, ptr addrspace(1) %o, i64 %10
;>   %v = call i32 @llvm.amdgcn.mul.u24.i32(i32 %t, i32 3)
;>   %u = icmp ult i32 %n, 7
;>   br i1 %u, label %one, label %11
;>
;> one:
;>   %a = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 5)
;>   store i32 %a, ptr addrspace(1) %g, align 4
;>   br label %all
;>
;> 11:
;>   br label %all
;>
;> all:
;>   %h = phi i32 [ %t, %one ], [ %v, %11 ]
;>   %12 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %h, i32 zeroinitializer)
;>   %x = mul i32 %h, %h
;>   %13 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x, i32 zeroinitializer)
;>   %c = icmp ult i32 %t, 32
;>   br i1 %c, label %then, label %else
;>
;> then:
;>   %b = call i32 @llvm.amdgcn.readlane.i32(i32 %13, i32 40)
;>   %b2 = call i32 @llvm.amdgcn.readlane.i32(i32 %13, i32 41)
;>   %s = sub i32 %b, %b2
;>   store i32 %s, ptr addrspace(1) %g, align 4
;>   br label %end
;>
;> else:
;>   %y = add i32 %x, 1
;>   %d = call i32 @llvm.amdgcn.readlane.i32(i32 %y, i32 41)
;>   %e = call i32 @llvm.amdgcn.readlane.i32(i32 %12, i32 3)
;>   %z = and i32 %e, 65535
;>   %r = add i32 %d, %z
;>   store i32 %r, ptr addrspace(1) %g, align 4
;>   br label %end
;>
;> end:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.mul.u24.i32(i32, i32)
;>
;> declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
;>
;> declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
