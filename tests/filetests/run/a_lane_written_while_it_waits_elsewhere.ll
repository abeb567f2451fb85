; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:99 --arg i32:4
; v_writelane writes a lane that waits in the other arm with its own value, and both come to one parameter.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %lane) {
e:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %t, 32
  %w = getelementptr i32, ptr addrspace(1) %o, i32 %t
  br i1 %c, label %a, label %b
a:
  %x = mul i32 %t, 3
  br label %j
b:
  %y = mul i32 %t, 5
  %z = call i32 @llvm.amdgcn.writelane.i32(i32 %n, i32 %lane, i32 %y)
  br label %j
j:
  %p = phi i32 [ %x, %a ], [ %z, %b ]
  store i32 %p, ptr addrspace(1) %w
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 00000003 00000006 00000009 0000000c 0000000f 00000012 00000015 00000018 0000001b 0000001e 00000021 00000024 00000027 0000002a 0000002d 00000030 00000033 00000036 00000039 0000003c 0000003f 00000042 00000045 00000048 0000004b 0000004e 00000051 00000054 00000057 0000005a 0000005d 000000a0 000000a5 000000aa 000000af 000000b4 000000b9 000000be 000000c3 000000c8 000000cd 000000d2 000000d7 000000dc 000000e1 000000e6 000000eb 000000f0 000000f5 000000fa 000000ff 00000104 00000109 0000010e 00000113 00000118 0000011d 00000122 00000127 0000012c 00000131 00000136 0000013b
