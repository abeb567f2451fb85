; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:24 --arg i32:0x400 --arg i8:0
declare i64 @llvm.experimental.cttz.elts.i64.v16i1(<16 x i1>, i1)
declare i32 @llvm.experimental.cttz.elts.i32.v4i8(<4 x i8>, i1)
declare i8 @llvm.experimental.cttz.elts.i8.v32i1(<32 x i1>, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x, i8 %zero) {
  %half = trunc i32 %x to i16
  %v16 = bitcast i16 %half to <16 x i1>
  %a = call i64 @llvm.experimental.cttz.elts.i64.v16i1(<16 x i1> %v16, i1 false)
  store i64 %a, ptr addrspace(1) %o
  %v4 = bitcast i32 %x to <4 x i8>
  %b = call i32 @llvm.experimental.cttz.elts.i32.v4i8(<4 x i8> %v4, i1 true)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %b, ptr addrspace(1) %p
  %none = insertelement <4 x i8> zeroinitializer, i8 %zero, i32 3
  %c = call i32 @llvm.experimental.cttz.elts.i32.v4i8(<4 x i8> %none, i1 false)
  %q = getelementptr i32, ptr addrspace(1) %o, i32 3
  store i32 %c, ptr addrspace(1) %q
  %v32 = bitcast i32 %x to <32 x i1>
  %d = call i8 @llvm.experimental.cttz.elts.i8.v32i1(<32 x i1> %v32, i1 false)
  %r = getelementptr i32, ptr addrspace(1) %o, i32 4
  store i8 %d, ptr addrspace(1) %r
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:24: 0000000a 00000000 00000001 00000004 0000000a 00000000
