target triple = "amdgcn-amd-amdhsa"

@counter = internal addrspace(3) global i32 undef, align 4

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1 immarg)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1 immarg)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)

; The lanes with an odd number below 40 get places, packed: an append buffer.
define amdgpu_kernel void @append(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 3, ptr addrspace(3) @counter
  %bit = and i32 %id, 1
  %odd = icmp eq i32 %bit, 1
  %low = icmp ult i32 %id, %n
  %take = and i1 %odd, %low
  br i1 %take, label %yes, label %done
yes:
  %base = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @counter, i1 false)
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %half = lshr i32 %id, 1
  %at = add i32 %base, %half
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %at
  store i32 %v, ptr addrspace(1) %q
  br label %done
done:
  %c = load i32, ptr addrspace(3) @counter
  %r = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %far = getelementptr i32, ptr addrspace(1) %r, i32 64
  store i32 %c, ptr addrspace(1) %far
  ret void
}

; In a loop that lanes leave one after the other, volatile; what the first call gives is not used.
define amdgpu_kernel void @consume(ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 0, ptr addrspace(3) @counter
  %unused = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @counter, i1 true)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %old = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) @counter, i1 true)
  %mixed = mul i32 %sum, 7
  %sum1 = add i32 %mixed, %old
  %i1 = add i32 %i, 1
  %bound = and i32 %id, %n
  %more = icmp ult i32 %i1, %bound
  br i1 %more, label %loop, label %done
done:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum1, ptr addrspace(1) %q
  ret void
}

; Several waves add up.
define amdgpu_kernel void @of_several_waves(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 0, ptr addrspace(3) @counter
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %old = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @counter, i1 false)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = load i32, ptr addrspace(3) @counter
  ; Each wave has found a multiple of its size below the sum.
  %part = and i32 %old, 63
  %below = icmp ult i32 %old, %c
  %one = zext i1 %below to i32
  %x = shl i32 %c, 8
  %y = or i32 %x, %part
  %z = shl i32 %one, 7
  %w = or i32 %y, %z
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}
