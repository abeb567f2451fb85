; processors gfx950
; Loads of three and four dwords to LDS, which leave the lanes 16 bytes apart; of three the fourth
; dword stays as it was.

target triple = "amdgcn-amd-amdhsa"

@data = internal addrspace(3) global [1024 x i32] undef, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p0(ptr nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32, i32, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32, i32, i32, i32 immarg, i32 immarg)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)

define amdgpu_kernel void @memory(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %z0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y0 = getelementptr [4 x i32], ptr addrspace(3) %z0, i32 0
  store <4 x i32> <i32 0, i32 1, i32 2, i32 3>, ptr addrspace(3) %y0, align 16
  %z1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y1 = getelementptr [4 x i32], ptr addrspace(3) %z1, i32 64
  store <4 x i32> <i32 100, i32 101, i32 102, i32 103>, ptr addrspace(3) %y1, align 16
  %z2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y2 = getelementptr [4 x i32], ptr addrspace(3) %z2, i32 128
  store <4 x i32> <i32 200, i32 201, i32 202, i32 203>, ptr addrspace(3) %y2, align 16
  %z3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y3 = getelementptr [4 x i32], ptr addrspace(3) %z3, i32 192
  store <4 x i32> <i32 300, i32 301, i32 302, i32 303>, ptr addrspace(3) %y3, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %id, %n
  %d0 = getelementptr i32, ptr addrspace(3) @data, i32 0
  %d1 = getelementptr i32, ptr addrspace(3) @data, i32 256
  %d2 = getelementptr i32, ptr addrspace(3) @data, i32 512
  %d3 = getelementptr i32, ptr addrspace(3) @data, i32 768
  %p = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %turned
  %g = addrspacecast ptr addrspace(1) %p to ptr
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %d0, i32 16, i32 0, i32 0)
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) %d0, i32 12, i32 1024, i32 3)
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %p, ptr addrspace(3) %d2, i32 12, i32 0, i32 17)
  call void @llvm.amdgcn.load.to.lds.p0(ptr %g, ptr addrspace(3) %d3, i32 16, i32 0, i32 2)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 21
  %a0 = getelementptr [4 x i32], ptr addrspace(3) %d0, i32 %other
  %v0 = load <4 x i32>, ptr addrspace(3) %a0, align 16
  %t0 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q0 = getelementptr [4 x i32], ptr addrspace(1) %t0, i32 0
  store <4 x i32> %v0, ptr addrspace(1) %q0, align 16
  %a1 = getelementptr [4 x i32], ptr addrspace(3) %d1, i32 %other
  %v1 = load <4 x i32>, ptr addrspace(3) %a1, align 16
  %t1 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q1 = getelementptr [4 x i32], ptr addrspace(1) %t1, i32 1
  store <4 x i32> %v1, ptr addrspace(1) %q1, align 16
  %a2 = getelementptr [4 x i32], ptr addrspace(3) %d2, i32 %other
  %v2 = load <4 x i32>, ptr addrspace(3) %a2, align 16
  %t2 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q2 = getelementptr [4 x i32], ptr addrspace(1) %t2, i32 2
  store <4 x i32> %v2, ptr addrspace(1) %q2, align 16
  %a3 = getelementptr [4 x i32], ptr addrspace(3) %d3, i32 %other
  %v3 = load <4 x i32>, ptr addrspace(3) %a3, align 16
  %t3 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q3 = getelementptr [4 x i32], ptr addrspace(1) %t3, i32 3
  store <4 x i32> %v3, ptr addrspace(1) %q3, align 16
  ret void
}

define amdgpu_kernel void @buffer(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %z0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y0 = getelementptr [4 x i32], ptr addrspace(3) %z0, i32 0
  store <4 x i32> <i32 0, i32 1, i32 2, i32 3>, ptr addrspace(3) %y0, align 16
  %z1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y1 = getelementptr [4 x i32], ptr addrspace(3) %z1, i32 64
  store <4 x i32> <i32 100, i32 101, i32 102, i32 103>, ptr addrspace(3) %y1, align 16
  %z2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y2 = getelementptr [4 x i32], ptr addrspace(3) %z2, i32 128
  store <4 x i32> <i32 200, i32 201, i32 202, i32 203>, ptr addrspace(3) %y2, align 16
  %z3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %id
  %y3 = getelementptr [4 x i32], ptr addrspace(3) %z3, i32 192
  store <4 x i32> <i32 300, i32 301, i32 302, i32 303>, ptr addrspace(3) %y3, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %id, %n
  %d0 = getelementptr i32, ptr addrspace(3) @data, i32 0
  %d1 = getelementptr i32, ptr addrspace(3) @data, i32 256
  %d2 = getelementptr i32, ptr addrspace(3) @data, i32 512
  %d3 = getelementptr i32, ptr addrspace(3) @data, i32 768
  %fat = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 1000, i32 159744)
  %raw = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 2000, i32 159744)
  %struct = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 20, i64 90, i32 159744)
  %p = getelementptr [4 x i32], ptr addrspace(7) %fat, i32 %turned
  %bytes = mul i32 %turned, 12
  call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) %p, ptr addrspace(3) %d0, i32 16, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %raw, ptr addrspace(3) %d1, i32 12, i32 %bytes, i32 4, i32 16, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %raw, ptr addrspace(3) %d2, i32 16, i32 %bytes, i32 %n, i32 0, i32 1)
  call void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) %struct, ptr addrspace(3) %d3, i32 12, i32 %turned, i32 4, i32 0, i32 0, i32 16)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 21
  %a0 = getelementptr [4 x i32], ptr addrspace(3) %d0, i32 %other
  %v0 = load <4 x i32>, ptr addrspace(3) %a0, align 16
  %t0 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q0 = getelementptr [4 x i32], ptr addrspace(1) %t0, i32 0
  store <4 x i32> %v0, ptr addrspace(1) %q0, align 16
  %a1 = getelementptr [4 x i32], ptr addrspace(3) %d1, i32 %other
  %v1 = load <4 x i32>, ptr addrspace(3) %a1, align 16
  %t1 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q1 = getelementptr [4 x i32], ptr addrspace(1) %t1, i32 1
  store <4 x i32> %v1, ptr addrspace(1) %q1, align 16
  %a2 = getelementptr [4 x i32], ptr addrspace(3) %d2, i32 %other
  %v2 = load <4 x i32>, ptr addrspace(3) %a2, align 16
  %t2 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q2 = getelementptr [4 x i32], ptr addrspace(1) %t2, i32 2
  store <4 x i32> %v2, ptr addrspace(1) %q2, align 16
  %a3 = getelementptr [4 x i32], ptr addrspace(3) %d3, i32 %other
  %v3 = load <4 x i32>, ptr addrspace(3) %a3, align 16
  %t3 = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %q3 = getelementptr [4 x i32], ptr addrspace(1) %t3, i32 3
  store <4 x i32> %v3, ptr addrspace(1) %q3, align 16
  ret void
}
