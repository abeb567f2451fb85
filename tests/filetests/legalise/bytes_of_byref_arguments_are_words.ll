; test legalise,instcombine,dce
; target gfx906
; Bytes and halves of an argument that is aligned to words are taken out of the word around, which is a scalar load;
; not where nothing says that it is aligned, nor where the half is in two words.
%s = type { i8, i16, [3 x i8] }
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(4) byref(%s) align 4 %a, ptr addrspace(4) align 2 %b) {
  %p = getelementptr i8, ptr addrspace(4) %a, i64 2
  %x = load i16, ptr addrspace(4) %p, align 2
  %q = getelementptr i8, ptr addrspace(4) %a, i64 5
  %y = load i8, ptr addrspace(4) %q, align 1
  %r = getelementptr i8, ptr addrspace(4) %a, i64 3
  %z = load i16, ptr addrspace(4) %r, align 1
  %t = getelementptr i8, ptr addrspace(4) %b, i64 2
  %w = load i16, ptr addrspace(4) %t, align 2
  %x.e = sext i16 %x to i32
  %y.e = zext i8 %y to i32
  %z.e = zext i16 %z to i32
  %w.e = zext i16 %w to i32
  %s0 = add i32 %x.e, %y.e
  %s1 = xor i32 %s0, %z.e
  %s2 = sub i32 %s1, %w.e
  store i32 %s2, ptr addrspace(1) %out
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %6 = load <2 x i32>, ptr addrspace(4) %5, align 16, !invariant.load !{}, !noundef !{}
;>   %7 = extractelement <2 x i32> %6, i32 0
;>   %8 = extractelement <2 x i32> %6, i32 1
;>   %9 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %10 = insertelement <2 x i32> %9, i32 %4, i32 1
;>   %11 = bitcast <2 x i32> %10 to i64
;>   %out = inttoptr i64 %11 to ptr addrspace(1)
;>   %a = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %12 = insertelement <2 x i32> poison, i32 %7, i32 0
;>   %13 = insertelement <2 x i32> %12, i32 %8, i32 1
;>   %14 = bitcast <2 x i32> %13 to i64
;>   %b = inttoptr i64 %14 to ptr addrspace(4)
;>   %15 = load i32, ptr addrspace(4) %a, align 4
;>   %x = ashr i32 %15, 16
;>   %16 = getelementptr i8, ptr addrspace(4) %1, i64 12
;>   %17 = load i32, ptr addrspace(4) %16, align 4
;>   %18 = lshr i32 %17, 8
;>   %y = and i32 %18, 255
;>   %r = getelementptr i8, ptr addrspace(4) %1, i64 11
;>   %19 = load i16, ptr addrspace(4) %r, align 1
;>   %z = zext i16 %19 to i32
;>   %t = getelementptr i8, ptr addrspace(4) %b, i64 2
;>   %20 = load i16, ptr addrspace(4) %t, align 2
;>   %w = zext i16 %20 to i32
;>   %s0 = add i32 %x, %y
;>   %s1 = xor i32 %s0, %z
;>   %s2 = sub i32 %s1, %w
;>   store i32 %s2, ptr addrspace(1) %out, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
