; Small programs that were once internal errors or panics.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare float @llvm.amdgcn.fmul.legacy(float, float)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)

@lds = internal addrspace(3) global [64 x i32] undef, align 4

; An exchange whose result nobody uses.
define amdgpu_kernel void @exchange_without_result(ptr addrspace(1) %o, i32 %x) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i32], ptr addrspace(3) @lds, i32 0, i32 %i
  %y = add i32 %x, %i
  %old = atomicrmw xchg ptr addrspace(3) %p, i32 %y syncscope("workgroup") monotonic, align 4
  %v = load i32, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %v, ptr addrspace(1) %q
  ret void
}

; Value and lane are both scalar.
define amdgpu_kernel void @writelane_of_scalars(ptr addrspace(1) %o, i32 %a, i32 %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %v = call i32 @llvm.amdgcn.writelane.i32(i32 %a, i32 %b, i32 3)
  %w = call i32 @llvm.amdgcn.writelane.i32(i32 7, i32 %b, i32 %i)
  %x = add i32 %v, %w
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %x, ptr addrspace(1) %q
  ret void
}

; The instruction has another encoding on gfx90a.
define amdgpu_kernel void @legacy_product(ptr addrspace(1) %o, float %a, float %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %v = call float @llvm.amdgcn.fmul.legacy(float %a, float %f)
  %w = call float @llvm.amdgcn.fmul.legacy(float %v, float %b)
  %q = getelementptr float, ptr addrspace(1) %o, i32 %i
  store float %w, ptr addrspace(1) %q
  ret void
}

; A truth value of another lane.
define amdgpu_kernel void @readlane_of_a_condition(ptr addrspace(1) %o, i32 %lane) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 0
  %z = zext i1 %c to i32
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %z, i32 %lane)
  %x = mul i32 %r, %i
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %x, ptr addrspace(1) %q
  ret void
}
