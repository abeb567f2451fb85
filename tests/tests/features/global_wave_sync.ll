; not in strict mode, which has no shadow of the global data share and wave sync
target triple = "amdgcn-amd-amdhsa"

@sum = internal addrspace(3) global i32 undef, align 4

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.ds.gws.init(i32, i32)
declare void @llvm.amdgcn.ds.gws.barrier(i32, i32)
declare void @llvm.amdgcn.ds.gws.sema.v(i32)
declare void @llvm.amdgcn.ds.gws.sema.br(i32, i32)
declare void @llvm.amdgcn.ds.gws.sema.p(i32)
declare void @llvm.amdgcn.ds.gws.sema.release.all(i32)

; Waves meet at a barrier of the device, twice; the resource is known, or an argument.
define amdgpu_kernel void @barrier(ptr addrspace(1) %out, i32 %waves, i32 %resource) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %others = sub i32 %waves, 1
  %first = icmp ult i32 %id, 64
  br i1 %first, label %init, label %start
init:
  store i32 0, ptr addrspace(3) @sum
  call void @llvm.amdgcn.ds.gws.init(i32 %others, i32 5)
  %next = add i32 %resource, 1
  call void @llvm.amdgcn.ds.gws.init(i32 %others, i32 %next)
  br label %start
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %old = atomicrmw add ptr addrspace(3) @sum, i32 %id syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.ds.gws.barrier(i32 %others, i32 5)
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) @sum
  %next2 = add i32 %resource, 1
  call void @llvm.amdgcn.ds.gws.barrier(i32 %others, i32 %next2)
  %x = add i32 %v, %id
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

; A wave may go on when another one says so.
define amdgpu_kernel void @semaphore(ptr addrspace(1) %out, i32 %resource) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp ult i32 %id, 64
  br i1 %first, label %a, label %b
a:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %id, ptr addrspace(1) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.ds.gws.sema.v(i32 %resource)
  call void @llvm.amdgcn.ds.gws.sema.br(i32 2, i32 9)
  call void @llvm.amdgcn.ds.gws.sema.p(i32 9)
  call void @llvm.amdgcn.ds.gws.sema.release.all(i32 11)
  br label %done
b:
  call void @llvm.amdgcn.ds.gws.sema.p(i32 %resource)
  call void @llvm.amdgcn.ds.gws.sema.p(i32 9)
  fence syncscope("workgroup") acquire
  %back = sub i32 %id, 64
  %r = getelementptr i32, ptr addrspace(1) %out, i32 %back
  %v = load i32, ptr addrspace(1) %r
  %w = add i32 %v, 1000
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  br label %done
done:
  ret void
}
