; test run
; target gfx906 gfx90a
; run --kernel gathers --grid 1 --workgroup 1 --arg buf:16 --arg buf:16 --arg i32:0
; Vectors of pointers into a buffer, through which elements are stored and loaded; one that is off
; stays as it was, one behind the end is zero.
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.masked.scatter.v4i32.v4p7(<4 x i32>, <4 x ptr addrspace(7)>, <4 x i1>)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p7(<4 x ptr addrspace(7)>, <4 x i1>, <4 x i32>)
define amdgpu_kernel void @gathers(ptr addrspace(1) %p, ptr addrspace(1) %out, i32 %zero) {
  %f = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %p, i16 0, i64 16, i32 159744)
  %a = getelementptr i32, ptr addrspace(7) %f, <4 x i32> <i32 3, i32 0, i32 2, i32 1>
  call void @llvm.masked.scatter.v4i32.v4p7(<4 x i32> <i32 7, i32 8, i32 9, i32 10>, <4 x ptr addrspace(7)> align 4 %a, <4 x i1> <i1 true, i1 true, i1 false, i1 true>)
  %some = icmp eq i32 %zero, 0
  %mask = insertelement <4 x i1> <i1 false, i1 true, i1 true, i1 true>, i1 %some, i32 1
  %b = getelementptr i32, ptr addrspace(7) %f, <4 x i32> <i32 0, i32 3, i32 1, i32 5>
  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p7(<4 x ptr addrspace(7)> align 4 %b, <4 x i1> %mask, <4 x i32> <i32 5, i32 5, i32 5, i32 5>)
  store <4 x i32> %v, ptr addrspace(1) %out
  ret void
}
; expect gfx906 gfx90a
;> buf:16: 00000008 0000000a 00000000 00000007
;> buf:16: 00000005 00000007 0000000a 00000000
