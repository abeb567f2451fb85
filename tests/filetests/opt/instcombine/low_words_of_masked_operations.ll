; test legalise,instcombine,dce
; target gfx906
; Of 64 bits only some of the low word are kept: it comes from low words.
define amdgpu_kernel void @kept(ptr addrspace(1) %p, i64 %x, i64 %y) {
  %shifted = shl i64 %x, 3
  %a = and i64 %shifted, 4294967288
  %sum = add i64 %a, %y
  %b = and i64 %sum, 1023
  %product = mul i64 %b, %x
  %c = and i64 %product, 4294967295
  %q = getelementptr i64, ptr addrspace(1) %p, i64 %c
  store i64 %b, ptr addrspace(1) %q
  ret void
}
; All of it has another user; a bit of the high word is kept; the shift leaves nothing low.
define amdgpu_kernel void @stays(ptr addrspace(1) %p, i64 %x, i64 %y) {
  %sum = add i64 %x, %y
  %a = and i64 %sum, 255
  %b = and i64 %a, 4294967296
  %shifted = shl i64 %x, 31
  %c = and i64 %shifted, 6442450944
  %far = shl i64 %y, 33
  %d = and i64 %far, 4294967295
  %e = or i64 %c, %d
  %f = or i64 %e, %b
  %g = or i64 %f, %a
  %h = xor i64 %g, %sum
  store i64 %h, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @kept() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %8 = load <2 x i32>, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %9 = extractelement <2 x i32> %8, i32 0
;>   %10 = extractelement <2 x i32> %8, i32 1
;>   %11 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %12 = insertelement <2 x i32> %11, i32 %4, i32 1
;>   %13 = bitcast <2 x i32> %12 to i64
;>   %p = inttoptr i64 %13 to ptr addrspace(1)
;>   %14 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %15 = insertelement <2 x i32> %14, i32 %6, i32 1
;>   %x = bitcast <2 x i32> %15 to i64
;>   %16 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %17 = insertelement <2 x i32> %16, i32 %10, i32 1
;>   %y = bitcast <2 x i32> %17 to i64
;>   %18 = trunc i64 %x to i32
;>   %19 = shl i32 %18, 3
;>   %20 = trunc i64 %y to i32
;>   %21 = add i32 %19, %20
;>   %22 = and i32 %21, 1023
;>   %b = zext i32 %22 to i64
;>   %23 = trunc i64 %x to i32
;>   %24 = mul i32 %22, %23
;>   %c = zext i32 %24 to i64
;>   %25 = shl i64 %c, 3
;>   %q = getelementptr i8, ptr addrspace(1) %p, i64 %25
;>   store i64 %b, ptr addrspace(1) %q, align 8
;>   ret void
;> }
;>
;> define amdgpu_kernel void @stays() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %8 = load <2 x i32>, ptr addrspace(4) %7, align 16, !invariant.load !{}, !noundef !{}
;>   %9 = extractelement <2 x i32> %8, i32 0
;>   %10 = extractelement <2 x i32> %8, i32 1
;>   %11 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %12 = insertelement <2 x i32> %11, i32 %4, i32 1
;>   %13 = bitcast <2 x i32> %12 to i64
;>   %p = inttoptr i64 %13 to ptr addrspace(1)
;>   %14 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %15 = insertelement <2 x i32> %14, i32 %6, i32 1
;>   %x = bitcast <2 x i32> %15 to i64
;>   %16 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %17 = insertelement <2 x i32> %16, i32 %10, i32 1
;>   %y = bitcast <2 x i32> %17 to i64
;>   %sum = add i64 %x, %y
;>   %a = and i64 %sum, 255
;>   %shifted = shl i64 %x, 31
;>   %c = and i64 %shifted, 6442450944
;>   %g = or i64 %c, %a
;>   %h = xor i64 %g, %sum
;>   store i64 %h, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
