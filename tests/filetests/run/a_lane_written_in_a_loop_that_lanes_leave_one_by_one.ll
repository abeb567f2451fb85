; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; Lanes that have left the loop keep what %wl was when they left, l * 10 + t with l = t & 7, or 77 where it is lane
; 3, though v_writelane keeps all lanes of its register.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %l = and i32 %t, 7
  br label %L
L:
  %i = phi i32 [ 0, %0 ], [ %i2, %L ]
  %v = mul i32 %i, 10
  %v2 = add i32 %v, %t
  %wl = call i32 @llvm.amdgcn.writelane.i32(i32 77, i32 3, i32 %v2)
  %y = load volatile i32, ptr addrspace(1) %q
  %z = icmp ne i32 %y, 123456
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i, %l
  %c2 = and i1 %c, %z
  br i1 %c2, label %L, label %X
X:
  store i32 %wl, ptr addrspace(1) %q
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 0000000b 00000016 0000004d 0000002c 00000037 00000042 0000004d 00000008 00000013 0000001e 00000029 00000034 0000003f 0000004a 00000055 00000010 0000001b 00000026 00000031 0000003c 00000047 00000052 0000005d 00000018 00000023 0000002e 00000039 00000044 0000004f 0000005a 00000065 00000020 0000002b 00000036 00000041 0000004c 00000057 00000062 0000006d 00000028 00000033 0000003e 00000049 00000054 0000005f 0000006a 00000075 00000030 0000003b 00000046 00000051 0000005c 00000067 00000072 0000007d 00000038 00000043 0000004e 00000059 00000064 0000006f 0000007a 00000085
