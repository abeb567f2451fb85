; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:128 --arg bytes:ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f0500000000000000000000000000000000000000000000000000000000000080 --arg bytes:01000000000000000000000000000000000000000000000000000000000000000700000000000000000000000000000000000000000000000000000000000000 --arg bytes:03000000000000000000000000000000000000000000000000000000000000000080393000000000000000000000000000000000000000000000000000000000 --arg bytes:05000000000000000000000000000000000100000000000000000000000000000000393000000000000000000000000000000000000000000000000000000000
define amdgpu_kernel void @k(ptr addrspace(1) %o, <2 x i256> %x, <2 x i256> %y, <3 x i136> %u, <3 x i136> %v) {
  %sum = call { <2 x i256>, <2 x i1> } @llvm.sadd.with.overflow.v2i256(<2 x i256> %x, <2 x i256> %y)
  %n = extractvalue { <2 x i256>, <2 x i1> } %sum, 0
  store <2 x i256> %n, ptr addrspace(1) %o
  %less = call { <3 x i136>, <3 x i1> } @llvm.usub.with.overflow.v3i136(<3 x i136> %u, <3 x i136> %v)
  %o1 = getelementptr <2 x i256>, ptr addrspace(1) %o, i32 1
  %m = extractvalue { <3 x i136>, <3 x i1> } %less, 0
  store <3 x i136> %m, ptr addrspace(1) %o1
  %over = extractvalue { <2 x i256>, <2 x i1> } %sum, 1
  %two = bitcast <2 x i1> %over to i2
  %overs = zext i2 %two to i8
  %o2 = getelementptr i8, ptr addrspace(1) %o1, i32 56
  store i8 %overs, ptr addrspace(1) %o2
  %under = extractvalue { <3 x i136>, <3 x i1> } %less, 1
  %three = bitcast <3 x i1> %under to i3
  %unders = zext i3 %three to i8
  %o3 = getelementptr i8, ptr addrspace(1) %o1, i32 57
  store i8 %unders, ptr addrspace(1) %o3
  ret void
}
declare { <2 x i256>, <2 x i1> } @llvm.sadd.with.overflow.v2i256(<2 x i256>, <2 x i256>)
declare { <3 x i136>, <3 x i1> } @llvm.usub.with.overflow.v3i136(<3 x i136>, <3 x i136>)
; expect gfx900 gfx906 gfx90a
;> buf:128: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 80000000 0000000c 00000000 00000000 00000000 00000000 00000000 00000000 80000000 fffffffe ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff ffffffff 00007fff 00000000 00000000 00000000 00000000 00000000 00000101 00000000
