; test mark-invariant-loads
; target gfx906
; In each kernel the work-items of one arm tell those of the other that they have written.
define amdgpu_kernel void @by_a_fence(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %flag) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %id, 0
  br i1 %c, label %write, label %read
write:
  store i32 7, ptr addrspace(1) %q
  fence syncscope("workgroup") release
  store atomic i32 1, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
  ret void
read:
  %f = load atomic i32, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(3) %flag
  ret void
}
define amdgpu_kernel void @by_a_store(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %flag) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %id, 0
  br i1 %c, label %write, label %read
write:
  store i32 7, ptr addrspace(1) %q
  store atomic i32 1, ptr addrspace(3) %flag syncscope("workgroup") release, align 4
  ret void
read:
  %f = load atomic i32, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(3) %flag
  ret void
}
define amdgpu_kernel void @by_a_call(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %flag) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp eq i32 %id, 0
  br i1 %c, label %write, label %read
write:
  store i32 7, ptr addrspace(1) %q
  call void @tell(ptr addrspace(3) %flag)
  ret void
read:
  %f = load atomic i32, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(3) %flag
  ret void
}
declare void @tell(ptr addrspace(3))
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> define amdgpu_kernel void @by_a_fence(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %flag) {
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %c = icmp eq i32 %id, 0
;>   br i1 %c, label %write, label %read
;>
;> write:
;>   store i32 7, ptr addrspace(1) %q, align 4
;>   fence syncscope("workgroup") release
;>   store atomic i32 1, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
;>   ret void
;>
;> read:
;>   %f = load atomic i32, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
;>   fence syncscope("workgroup") acquire
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   store i32 %x, ptr addrspace(3) %flag, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @by_a_store(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %flag) {
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %c = icmp eq i32 %id, 0
;>   br i1 %c, label %write, label %read
;>
;> write:
;>   store i32 7, ptr addrspace(1) %q, align 4
;>   store atomic i32 1, ptr addrspace(3) %flag syncscope("workgroup") release, align 4
;>   ret void
;>
;> read:
;>   %f = load atomic i32, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
;>   fence syncscope("workgroup") acquire
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   store i32 %x, ptr addrspace(3) %flag, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @by_a_call(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %flag) {
;>   %id = call i32 @llvm.amdgcn.workitem.id.x()
;>   %c = icmp eq i32 %id, 0
;>   br i1 %c, label %write, label %read
;>
;> write:
;>   store i32 7, ptr addrspace(1) %q, align 4
;>   call void @tell(ptr addrspace(3) %flag)
;>   ret void
;>
;> read:
;>   %f = load atomic i32, ptr addrspace(3) %flag syncscope("workgroup") monotonic, align 4
;>   fence syncscope("workgroup") acquire
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   store i32 %x, ptr addrspace(3) %flag, align 4
;>   ret void
;> }
;>
;> declare void @tell(ptr addrspace(3))
;>
;> declare i32 @llvm.amdgcn.workitem.id.x()
