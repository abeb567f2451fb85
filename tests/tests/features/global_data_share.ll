; processors gfx900 gfx906 gfx908
; not in strict mode, which has no shadow of the global data share and wave sync
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.ds.append.p2(ptr addrspace(2), i1 immarg)
declare i32 @llvm.amdgcn.ds.consume.p2(ptr addrspace(2), i1 immarg)
declare i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2) nocapture, i32, i32 immarg, i32 immarg, i1 immarg, i32 immarg, i1 immarg, i1 immarg)
declare i32 @llvm.amdgcn.ds.ordered.swap(ptr addrspace(2) nocapture, i32, i32 immarg, i32 immarg, i1 immarg, i32 immarg, i1 immarg, i1 immarg)

; A counter in GDS: the pointer is what M0 has, base and size.
define amdgpu_kernel void @counter(ptr addrspace(1) %out, i32 %m0) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = inttoptr i32 %m0 to ptr addrspace(2)
  %low = icmp ult i32 %id, 21
  br i1 %low, label %some, label %all
some:
  %a = call i32 @llvm.amdgcn.ds.append.p2(ptr addrspace(2) %p, i1 false)
  br label %all
all:
  %x = phi i32 [ 1, %entry ], [ %a, %some ]
  %b = call i32 @llvm.amdgcn.ds.append.p2(ptr addrspace(2) %p, i1 false)
  %c = call i32 @llvm.amdgcn.ds.consume.p2(ptr addrspace(2) %p, i1 true)
  %s1 = mul i32 %x, 1000
  %s2 = add i32 %b, %s1
  %s3 = mul i32 %s2, 1000
  %s4 = add i32 %c, %s3
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s4, ptr addrspace(1) %o
  ret void
}

; Groups of one wave change two counters in their order.
define amdgpu_kernel void @ordered(ptr addrspace(1) %out, i32 %base) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %high = shl i32 %base, 16
  %m0 = or i32 %high, %group
  %p = inttoptr i32 %m0 to ptr addrspace(2)
  %ten = add i32 %group, 10
  %a = call i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2) %p, i32 %ten, i32 0, i32 0, i1 false, i32 3, i1 false, i1 false)
  %b = call i32 @llvm.amdgcn.ds.ordered.swap(ptr addrspace(2) %p, i32 %a, i32 0, i32 0, i1 false, i32 1, i1 true, i1 true)
  %s1 = mul i32 %a, 1000
  %s2 = add i32 %b, %s1
  %at = shl i32 %group, 6
  %at1 = add i32 %at, %id
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %at1
  store i32 %s2, ptr addrspace(1) %o
  ret void
}
