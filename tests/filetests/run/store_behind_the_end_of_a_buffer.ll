; test run
; target gfx900 gfx906 gfx90a
; run --kernel stores --grid 1 --workgroup 1 --arg buf:16 --arg buf:16
; What is stored behind the end of a buffer goes nowhere, and zero is loaded from there; the place
; before is loaded as it was stored.
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32)
define amdgpu_kernel void @stores(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 8, i32 159744)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 7, ptr addrspace(8) %r, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 9, ptr addrspace(8) %r, i32 8, i32 0, i32 0)
  %f = addrspacecast ptr addrspace(8) %r to ptr addrspace(7)
  %a = getelementptr i8, ptr addrspace(7) %f, i32 4
  %b = getelementptr i8, ptr addrspace(7) %f, i32 8
  %x = load i32, ptr addrspace(7) %a
  %y = load i32, ptr addrspace(7) %b
  store i32 5, ptr addrspace(7) %b
  %z = load i32, ptr addrspace(7) %b
  store i32 %x, ptr addrspace(1) %out
  %q = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %y, ptr addrspace(1) %q
  %s = getelementptr i32, ptr addrspace(1) %out, i32 2
  store i32 %z, ptr addrspace(1) %s
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:16: 00000000 00000007 00000000 00000000
;> buf:16: 00000007 00000000 00000000 00000000
