; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 8 --workgroup 8 --arg buf:32
; Private addresses are sums modulo 2^32 where the getelementptr promises nothing: 0x1000_0000 arrays of 16 bytes are
; 0, and %p is %a[%i].
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca [4 x i32], addrspace(5)
  %p1 = getelementptr i32, ptr addrspace(5) %a, i32 1
  %p2 = getelementptr i32, ptr addrspace(5) %a, i32 2
  %p3 = getelementptr i32, ptr addrspace(5) %a, i32 3
  store i32 10, ptr addrspace(5) %a
  store i32 11, ptr addrspace(5) %p1
  store i32 12, ptr addrspace(5) %p2
  store i32 13, ptr addrspace(5) %p3
  %i = and i32 %t, 3
  %p = getelementptr [4 x i32], ptr addrspace(5) %a, i64 268435456, i32 %i
  %v = load i32, ptr addrspace(5) %p
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %q
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:32: 0000000a 0000000b 0000000c 0000000d 0000000a 0000000b 0000000c 0000000d
