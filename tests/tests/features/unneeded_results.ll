; processors gfx908 gfx90a gfx942
; Operations on buffers whose resource differs from lane to lane, and whose result nobody needs:
; gfx908 has them only without a result.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare <2 x half> @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.v2f16(<2 x half>, ptr addrspace(8), i32, i32, i32)
declare float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float, ptr addrspace(8), i32, i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %j = mul i32 %i, 8
  %p = getelementptr i8, ptr addrspace(1) %o, i32 %j
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 8, i32 159744)
  %h = call <2 x half> @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.v2f16(<2 x half> <half 1.0, half 2.0>, ptr addrspace(8) %r, i32 0, i32 0, i32 0)
  %f = call float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float 3.0, ptr addrspace(8) %r, i32 4, i32 0, i32 0)
  ret void
}
