; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; %x is computed for all lanes in each iteration; lanes that have left the loop keep theirs, l * 10 + t + 1 with l =
; t & 7.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %l = and i32 %t, 7
  br label %L
L:
  %i = phi i32 [ 0, %0 ], [ %i2, %L ]
  %v = mul i32 %i, 10
  %v2 = add i32 %v, %t
  %si = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v2, i32 1000)
  %x = add i32 %si, 1
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x)
  store volatile i32 %w, ptr addrspace(1) %q
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i, %l
  br i1 %c, label %L, label %X
X:
  store i32 %x, ptr addrspace(1) %q
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000001 0000000c 00000017 00000022 0000002d 00000038 00000043 0000004e 00000009 00000014 0000001f 0000002a 00000035 00000040 0000004b 00000056 00000011 0000001c 00000027 00000032 0000003d 00000048 00000053 0000005e 00000019 00000024 0000002f 0000003a 00000045 00000050 0000005b 00000066 00000021 0000002c 00000037 00000042 0000004d 00000058 00000063 0000006e 00000029 00000034 0000003f 0000004a 00000055 00000060 0000006b 00000076 00000031 0000003c 00000047 00000052 0000005d 00000068 00000073 0000007e 00000039 00000044 0000004f 0000005a 00000065 00000070 0000007b 00000086
