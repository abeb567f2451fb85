; test sink
; target gfx906
; The product alone waits for a load, and the write need not: it costs a register more on the way.
@sums = internal addrspace(3) global [4 x i32] undef
define amdgpu_kernel void @alone(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %field = getelementptr i8, ptr addrspace(4) %packet, i64 4
  %sizes = load i32, ptr addrspace(4) %field
  %size = and i32 %sizes, 65535
  %first = mul i32 %group, %size
  %few = icmp ult i32 %id, 4
  br i1 %few, label %clear, label %sum
clear:
  %mine = getelementptr i32, ptr addrspace(3) @sums, i32 %id
  store i32 0, ptr addrspace(3) %mine
  br label %sum
sum:
  call void @llvm.amdgcn.s.barrier()
  %place = add i32 %first, %id
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %place
  store i32 %place, ptr addrspace(1) %out
  ret void
}
; The block waits for the condition's load anyway.
define amdgpu_kernel void @anyway(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %field = getelementptr i8, ptr addrspace(4) %packet, i64 4
  %sizes = load i32, ptr addrspace(4) %field
  %size = and i32 %sizes, 65535
  %first = mul i32 %group, %size
  %few = icmp ult i32 %id, %n
  br i1 %few, label %clear, label %sum
clear:
  %mine = getelementptr i32, ptr addrspace(3) @sums, i32 %id
  store i32 0, ptr addrspace(3) %mine
  br label %sum
sum:
  call void @llvm.amdgcn.s.barrier()
  %place = add i32 %first, %id
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %place
  store i32 %place, ptr addrspace(1) %out
  ret void
}
; Nothing is written on the way.
define amdgpu_kernel void @nothing_on_the_way(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %field = getelementptr i8, ptr addrspace(4) %packet, i64 4
  %sizes = load i32, ptr addrspace(4) %field
  %size = and i32 %sizes, 65535
  %first = mul i32 %group, %size
  %few = icmp ult i32 %id, 4
  br i1 %few, label %other, label %sum
other:
  %twice = shl i32 %id, 7
  br label %sum
sum:
  %number = phi i32 [ %id, %0 ], [ %twice, %other ]
  %place = add i32 %first, %number
  %out = getelementptr i32, ptr addrspace(1) %p, i32 %place
  store i32 %place, ptr addrspace(1) %out
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
declare void @llvm.amdgcn.s.barrier()
; expect gfx906
;>
;> @sums = internal addrspace(3) global [4 x i32] undef, align 16
;>
;> define amdgpu_kernel void @alone() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;>   %field = getelementptr i8, ptr addrspace(4) %packet, i64 4
;>   %sizes = load i32, ptr addrspace(4) %field, align 4
;>   %few = icmp ult i32 %id, 4
;>   br i1 %few, label %clear, label %sum
;>
;> clear:
;>   %7 = shl i32 %id, 2
;>   %mine = getelementptr i8, ptr addrspace(3) @sums, i32 %7
;>   store i32 0, ptr addrspace(3) %mine, align 4
;>   br label %sum
;>
;> sum:
;>   call void @llvm.amdgcn.s.barrier()
;>   %group = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %size = and i32 %sizes, 65535
;>   %first = mul i32 %group, %size
;>   %place = add i32 %first, %id
;>   %8 = sext i32 %place to i64
;>   %9 = shl i64 %8, 2
;>   %10 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %10 to ptr addrspace(1)
;>   %out = getelementptr i8, ptr addrspace(1) %p, i64 %9
;>   store i32 %place, ptr addrspace(1) %out, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @anyway() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %n = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %group = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;>   %field = getelementptr i8, ptr addrspace(4) %packet, i64 4
;>   %sizes = load i32, ptr addrspace(4) %field, align 4
;>   %size = and i32 %sizes, 65535
;>   %first = mul i32 %group, %size
;>   %few = icmp ult i32 %id, %n
;>   br i1 %few, label %clear, label %sum
;>
;> clear:
;>   %8 = shl i32 %id, 2
;>   %mine = getelementptr i8, ptr addrspace(3) @sums, i32 %8
;>   store i32 0, ptr addrspace(3) %mine, align 4
;>   br label %sum
;>
;> sum:
;>   call void @llvm.amdgcn.s.barrier()
;>   %place = add i32 %first, %id
;>   %9 = sext i32 %place to i64
;>   %10 = shl i64 %9, 2
;>   %11 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %11 to ptr addrspace(1)
;>   %out = getelementptr i8, ptr addrspace(1) %p, i64 %10
;>   store i32 %place, ptr addrspace(1) %out, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @nothing_on_the_way() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %group = call i32 @llvm.amdgcn.workgroup.id.x()
;>   %packet = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;>   %field = getelementptr i8, ptr addrspace(4) %packet, i64 4
;>   %sizes = load i32, ptr addrspace(4) %field, align 4
;>   %size = and i32 %sizes, 65535
;>   %first = mul i32 %group, %size
;>   %few = icmp ult i32 %id, 4
;>   br i1 %few, label %other, label %sum
;>
;> other:
;>   %twice = shl i32 %id, 7
;>   br label %sum
;>
;> sum:
;>   %7 = phi i32 [ %id, %0 ], [ %twice, %other ]
;>   %place = add i32 %first, %7
;>   %8 = sext i32 %place to i64
;>   %9 = shl i64 %8, 2
;>   %10 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %10 to ptr addrspace(1)
;>   %out = getelementptr i8, ptr addrspace(1) %p, i64 %9
;>   store i32 %place, ptr addrspace(1) %out, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare void @llvm.amdgcn.s.barrier()
;>
;> declare i32 @llvm.amdgcn.workgroup.id.x()
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
