; processors gfx950
; Pairs of bfloats added in buffers.

target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare <2 x bfloat> @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.v2bf16(<2 x bfloat>, ptr addrspace(8), i32, i32, i32 immarg)
declare <2 x bfloat> @llvm.amdgcn.struct.ptr.buffer.atomic.fadd.v2bf16(<2 x bfloat>, ptr addrspace(8), i32, i32, i32, i32 immarg)

define amdgpu_kernel void @silent(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %raw = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 1000, i32 159744)
  %struct = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 16, i64 60, i32 159744)
  %p = getelementptr <2 x bfloat>, ptr addrspace(1) %in, i32 %id
  %v = load <2 x bfloat>, ptr addrspace(1) %p, align 4
  %turned = xor i32 %id, %n
  %at = shl i32 %turned, 4
  %a = call <2 x bfloat> @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.v2bf16(<2 x bfloat> %v, ptr addrspace(8) %raw, i32 %at, i32 0, i32 0)
  %b = call <2 x bfloat> @llvm.amdgcn.struct.ptr.buffer.atomic.fadd.v2bf16(<2 x bfloat> %v, ptr addrspace(8) %struct, i32 %id, i32 4, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @old(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %raw = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 1000, i32 159744)
  %struct = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 16, i64 60, i32 159744)
  %p = getelementptr <2 x bfloat>, ptr addrspace(1) %in, i32 %id
  %v = load <2 x bfloat>, ptr addrspace(1) %p, align 4
  %turned = xor i32 %id, %n
  %at = shl i32 %turned, 4
  %a = call <2 x bfloat> @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.v2bf16(<2 x bfloat> %v, ptr addrspace(8) %raw, i32 %at, i32 0, i32 0)
  %b = call <2 x bfloat> @llvm.amdgcn.struct.ptr.buffer.atomic.fadd.v2bf16(<2 x bfloat> %v, ptr addrspace(8) %struct, i32 %id, i32 4, i32 0, i32 0)
  %ai = bitcast <2 x bfloat> %a to i32
  %bi = bitcast <2 x bfloat> %b to i32
  %to = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %to1 = getelementptr i32, ptr addrspace(1) %to, i32 64
  store i32 %ai, ptr addrspace(1) %to
  store i32 %bi, ptr addrspace(1) %to1
  ret void
}
