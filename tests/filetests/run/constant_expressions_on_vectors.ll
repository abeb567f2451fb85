; test run
; target gfx600 gfx906
; run --kernel k --grid 1 --workgroup 1 --arg buf:40
; Elements taken out of vectors, put in and mixed; a question about addresses is computed.
@a = internal addrspace(1) global i32 9, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  store <2 x i32> <i32 xor (i32 extractelement (<2 x i32> bitcast (<4 x i16> splat (i16 1) to <2 x i32>), i32 0), i32 -1), i32 extractelement (<2 x i32> <i32 3, i32 4>, i64 1)>, ptr addrspace(1) %o
  %p = getelementptr i32, ptr addrspace(1) %o, i32 2
  store <2 x i32> insertelement (<2 x i32> zeroinitializer, i32 7, i32 1), ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %o, i32 4
  store <4 x i32> shufflevector (<2 x i32> <i32 10, i32 11>, <2 x i32> <i32 12, i32 13>, <4 x i32> <i32 3, i32 0, i32 2, i32 1>), ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) %o, i32 8
  store i32 select (i1 icmp eq (ptr addrspace(1) @a, ptr addrspace(1) null), i32 5, i32 6), ptr addrspace(1) %r
  %s = getelementptr i32, ptr addrspace(1) %o, i32 9
  store <2 x i16> add (<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 30, i16 40>), ptr addrspace(1) %s
  ret void
}
; expect gfx600 gfx906
;> buf:40: fffefffe 00000004 00000000 00000007 0000000d 0000000a 0000000c 0000000b 00000006 002a001f
