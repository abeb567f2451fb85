target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)

; Pointers into buffers, and resources, as arguments and results: through functions that others may
; call, and through one's own.
define ptr addrspace(7) @moved(ptr addrspace(7) %p, i32 %i) noinline {
  %q = getelementptr <2 x i32>, ptr addrspace(7) %p, i32 %i
  ret ptr addrspace(7) %q
}

define internal <2 x i32> @loaded(i64 %x, ptr addrspace(7) %p) noinline {
  %v = load <2 x i32>, ptr addrspace(7) %p
  %t = trunc i64 %x to i32
  %w = insertelement <2 x i32> poison, i32 %t, i32 0
  %s = xor <2 x i32> %v, %w
  %v1 = extractelement <2 x i32> %v, i32 1
  %r = insertelement <2 x i32> %s, i32 %v1, i32 1
  ret <2 x i32> %r
}

define i32 @of_resource(ptr addrspace(8) %r, i32 %at) noinline {
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %at, i32 0, i32 0)
  ret i32 %v
}

define { i16, ptr addrspace(7) } @pair(ptr addrspace(7) %p, i16 %x) noinline {
  %a = insertvalue { i16, ptr addrspace(7) } poison, i16 %x, 0
  %b = insertvalue { i16, ptr addrspace(7) } %a, ptr addrspace(7) %p, 1
  ret { i16, ptr addrspace(7) } %b
}

define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 400, i32 159744)
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 200, i32 159744)
  %p = call ptr addrspace(7) @moved(ptr addrspace(7) %b, i32 %id)
  %v = call <2 x i32> @loaded(i64 77, ptr addrspace(7) %p)
  %at = shl i32 %id, 2
  %w = call i32 @of_resource(ptr addrspace(8) %r, i32 %at)
  %h = trunc i32 %id to i16
  %two = call { i16, ptr addrspace(7) } @pair(ptr addrspace(7) %p, i16 %h)
  %h2 = extractvalue { i16, ptr addrspace(7) } %two, 0
  %p2 = extractvalue { i16, ptr addrspace(7) } %two, 1
  %u = load i32, ptr addrspace(7) %p2
  %h3 = zext i16 %h2 to i32
  %v0 = extractelement <2 x i32> %v, i32 0
  %v1 = extractelement <2 x i32> %v, i32 1
  %s1 = mul i32 %v0, 3
  %s2 = add i32 %v1, %s1
  %s3 = mul i32 %s2, 3
  %s4 = add i32 %w, %s3
  %s5 = mul i32 %s4, 3
  %s6 = add i32 %u, %s5
  %s7 = add i32 %h3, %s6
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s7, ptr addrspace(1) %q
  ret void
}
