; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 4 --workgroup 4 --arg buf:128
; An index of getelementptr (negative, with what is above the address's width), one of each lane of a vector, one of an
; element, a number of variables: all wider than 128 bits. They were refused.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = zext i32 %t to i160
  %other.way = sub i160 3, %w
  %above = shl i160 %w, 100
  %i = or i160 %other.way, %above
  %p = getelementptr i32, ptr addrspace(1) %out, i160 %i
  store i32 %t, ptr addrspace(1) %p
  %end = getelementptr i32, ptr addrspace(1) %out, i32 8
  %back = sub i160 -1, %w
  %q = getelementptr i32, ptr addrspace(1) %end, i160 %back
  store i32 %t, ptr addrspace(1) %q
  %is = insertelement <2 x i160> <i160 8, i160 12>, i160 %w, i32 0
  %both = add <2 x i160> %is, <i160 8, i160 0>
  %ps = getelementptr i32, ptr addrspace(1) %out, <2 x i160> %both
  %p0 = extractelement <2 x ptr addrspace(1)> %ps, i32 0
  store i32 %t, ptr addrspace(1) %p0
  %p1 = extractelement <2 x ptr addrspace(1)> %ps, i160 1
  store i32 99, ptr addrspace(1) %p1
  %e = extractelement <4 x i32> <i32 10, i32 11, i32 12, i32 13>, i160 %w
  %v = insertelement <4 x i32> zeroinitializer, i32 %e, i160 %w
  %n = add i160 %w, 1
  %room = alloca i32, i160 %n, addrspace(5)
  %last = getelementptr i32, ptr addrspace(5) %room, i160 %w
  store i32 %e, ptr addrspace(5) %last
  %again = load i32, ptr addrspace(5) %last
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %twice = add i32 %sum, %again
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %r = getelementptr i32, ptr addrspace(1) %o, i160 20
  store i32 %twice, ptr addrspace(1) %r
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:128: 00000003 00000002 00000001 00000000 00000003 00000002 00000001 00000000 00000000 00000001 00000002 00000003 00000063 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000014 00000016 00000018 0000001a 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
