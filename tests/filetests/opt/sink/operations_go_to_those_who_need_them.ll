; test sink
; target gfx906
; The sum is needed in one arm, the product in both but not before.
define amdgpu_kernel void @arms(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %in = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %v = load i32, ptr addrspace(1) %in
  %out = getelementptr i32, ptr addrspace(1) %q, i32 %id
  %sum = add i32 %v, 17
  %product = mul i32 %v, %n
  %less = icmp ult i32 %v, %n
  br i1 %less, label %one, label %other
one:
  %x = xor i32 %sum, %product
  store i32 %x, ptr addrspace(1) %out
  br label %end
other:
  store i32 %product, ptr addrspace(1) %out
  br label %end
end:
  store i32 %v, ptr addrspace(1) %in
  ret void
}
; Two values would live in place of one.
define amdgpu_kernel void @operands_that_end(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %in = getelementptr <2 x i32>, ptr addrspace(1) %p, i32 %id
  %v = load <2 x i32>, ptr addrspace(1) %in
  %a = extractelement <2 x i32> %v, i32 0
  %b = extractelement <2 x i32> %v, i32 1
  %difference = sub i32 %a, %b
  %less = icmp ult i32 %id, %n
  br i1 %less, label %one, label %end
one:
  store i32 %difference, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
; Lanes that do not go there are read.
define amdgpu_kernel void @other_lanes(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = add i32 %id, 3
  %less = icmp ult i32 %id, %n
  br i1 %less, label %one, label %end
one:
  %lane = call i32 @llvm.amdgcn.readlane.i32(i32 %place, i32 40)
  store i32 %lane, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
; expect gfx906
;> define amdgpu_kernel void @arms() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %n = load i32, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %8 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %9 = insertelement <2 x i32> %8, i32 %4, i32 1
;>   %10 = bitcast <2 x i32> %9 to i64
;>   %p = inttoptr i64 %10 to ptr addrspace(1)
;>   %11 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %12 = insertelement <2 x i32> %11, i32 %6, i32 1
;>   %13 = bitcast <2 x i32> %12 to i64
;>   %q = inttoptr i64 %13 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %14 = zext i32 %id to i64
;>   %15 = shl i32 %id, 2
;>   %16 = zext i32 %15 to i64
;>   %in = getelementptr i8, ptr addrspace(1) %p, i64 %16
;>   %v = load i32, ptr addrspace(1) %in, align 4
;>   %17 = zext i32 %id to i64
;>   %18 = shl i32 %id, 2
;>   %19 = zext i32 %18 to i64
;>   %out = getelementptr i8, ptr addrspace(1) %q, i64 %19
;>   %less = icmp ult i32 %v, %n
;>   %product = mul i32 %v, %n
;>   br i1 %less, label %one, label %other
;>
;> one:
;>   %sum = add i32 %v, 17
;>   %x = xor i32 %sum, %product
;>   store i32 %x, ptr addrspace(1) %out, align 4
;>   br label %end
;>
;> other:
;>   store i32 %product, ptr addrspace(1) %out, align 4
;>   br label %end
;>
;> end:
;>   store i32 %v, ptr addrspace(1) %in, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @operands_that_end() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %n = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %9 = zext i32 %id to i64
;>   %10 = shl i32 %id, 3
;>   %11 = zext i32 %10 to i64
;>   %in = getelementptr i8, ptr addrspace(1) %p, i64 %11
;>   %12 = load <2 x i32>, ptr addrspace(1) %in, align 8
;>   %a = extractelement <2 x i32> %12, i32 0
;>   %b = extractelement <2 x i32> %12, i32 1
;>   %difference = sub i32 %a, %b
;>   %less = icmp ult i32 %id, %n
;>   br i1 %less, label %one, label %end
;>
;> one:
;>   store i32 %difference, ptr addrspace(1) %p, align 4
;>   br label %end
;>
;> end:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @other_lanes() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %n = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %place = add i32 %id, 3
;>   %less = icmp ult i32 %id, %n
;>   br i1 %less, label %one, label %end
;>
;> one:
;>   %lane = call i32 @llvm.amdgcn.readlane.i32(i32 %place, i32 40)
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   store i32 %lane, ptr addrspace(1) %p, align 4
;>   br label %end
;>
;> end:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
