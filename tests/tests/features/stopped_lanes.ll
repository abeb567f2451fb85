; Lanes that stop: the others go on, and what they compute together counts these only.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.kill(i1)
declare void @llvm.amdgcn.wqm.demote(i1)
declare i64 @llvm.amdgcn.ballot.i64(i1)

define amdgpu_kernel void @stopped(ptr addrspace(1) %out, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 1, ptr addrspace(1) %po
  %some = and i32 %id, %bits
  %on = icmp eq i32 %some, 0
  call void @llvm.amdgcn.kill(i1 %on)
  %all = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  store i64 %all, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @in_a_loop(ptr addrspace(1) %out, i32 %bits) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %rest ]
  %sum = phi i64 [ 0, %entry ], [ %new, %rest ]
  store i64 %sum, ptr addrspace(1) %po
  %c = icmp ult i32 %k, %id
  br i1 %c, label %some, label %rest
some:
  %m = mul i32 %k, 7
  %l = xor i32 %m, %bits
  %o = icmp ne i32 %l, %id
  call void @llvm.amdgcn.kill(i1 %o)
  br label %rest
rest:
  %all = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %new = add i64 %sum, %all
  %next = add i32 %k, 1
  %more = icmp ult i32 %next, 9
  br i1 %more, label %loop, label %end
end:
  store i64 %new, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @demoted(ptr addrspace(1) %out, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 1, ptr addrspace(1) %po
  %on = icmp ugt i32 %id, %bits
  call void @llvm.amdgcn.wqm.demote(i1 %on)
  %behind = getelementptr i64, ptr addrspace(1) %po, i32 128
  store i64 2, ptr addrspace(1) %behind
  ret void
}

define amdgpu_kernel void @branched(ptr addrspace(1) %out, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %on = icmp ugt i32 %id, %bits
  callbr void @llvm.amdgcn.kill(i1 %on) to label %cont [label %kill]
kill:
  unreachable
cont:
  store i64 2, ptr addrspace(1) %po
  ret void
}
