; test run
; target gfx906 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg buf:256
; Where the move has no source the mask is zero, so that its result is no matter, but that of the
; conjunction is.
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %x = add i32 %i, 4096
  %y = mul i32 %x, %x
  %t = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %y, i32 274, i32 15, i32 15, i1 false)
  %row = and i32 %i, 15
  %has = icmp ugt i32 %row, 1
  %chosen = select i1 %has, i32 %t, i32 0
  %sum = add i32 %chosen, %i
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %sum, ptr addrspace(1) %a
  %u = call i32 @llvm.amdgcn.update.dpp.i32(i32 undef, i32 %y, i32 322, i32 10, i32 15, i1 false)
  %odd = and i32 %i, 16
  %is.odd = icmp ne i32 %odd, 0
  %masked = select i1 %is.odd, i32 %u, i32 0
  %or = or i32 %masked, %i
  %b = getelementptr i32, ptr addrspace(1) %q, i32 %i
  store i32 %or, ptr addrspace(1) %b
  ret void
}
; expect gfx906 gfx90a gfx803
;> buf:256: 00000000 00000001 01000002 01002004 01004008 0100600e 01008016 0100a020 0100c02c 0100e03a 0101004a 0101205c 01014070 01016086 0101809e 0101a0b8 00000010 00000011 01020112 01022134 01024158 0102617e 010281a6 0102a1d0 0102c1fc 0102e22a 0103025a 0103228c 010342c0 010362f6 0103832e 0103a368 00000020 00000021 01040422 01042464 010444a8 010464ee 01048536 0104a580 0104c5cc 0104e61a 0105066a 010526bc 01054710 01056766 010587be 0105a818 00000030 00000031 01060932 01062994 010649f8 01066a5e 01068ac6 0106ab30 0106cb9c 0106ec0a 01070c7a 01072cec 01074d60 01076dd6 01078e4e 0107aec8
;> buf:256: 00000000 00000001 00000002 00000003 00000004 00000005 00000006 00000007 00000008 00000009 0000000a 0000000b 0000000c 0000000d 0000000e 0000000f 0101e0f1 0101e0f1 0101e0f3 0101e0f3 0101e0f5 0101e0f5 0101e0f7 0101e0f7 0101e0f9 0101e0f9 0101e0fb 0101e0fb 0101e0fd 0101e0fd 0101e0ff 0101e0ff 00000020 00000021 00000022 00000023 00000024 00000025 00000026 00000027 00000028 00000029 0000002a 0000002b 0000002c 0000002d 0000002e 0000002f 0105e8b1 0105e8b1 0105e8b3 0105e8b3 0105e8b5 0105e8b5 0105e8b7 0105e8b7 0105e8b9 0105e8b9 0105e8bb 0105e8bb 0105e8bd 0105e8bd 0105e8bf 0105e8bf
