; as the interpreter
; Sums of subnormal floats, which memory itself would make zero (manuals; llc lets it do so on gfx942 and gfx950).

target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [64 x i64] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @plain_fadd_f32(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @kept_fadd_f32(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

!0 = !{}
