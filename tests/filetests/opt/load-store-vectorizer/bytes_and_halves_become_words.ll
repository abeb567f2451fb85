; test load-store-vectorizer
; target gfx906
define amdgpu_kernel void @bytes(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 3
  %b0 = load i8, ptr addrspace(1) %p
  %b1 = load i8, ptr addrspace(1) %p1
  %b2 = load i8, ptr addrspace(1) %p2
  %b3 = load i8, ptr addrspace(1) %p3
  %z0 = zext i8 %b0 to i32
  %s1 = sext i8 %b1 to i32
  %z2 = zext i8 %b2 to i32
  %z3 = zext i8 %b3 to i32
  %s01 = sub i32 %z0, %s1
  %s23 = sub i32 %z2, %z3
  %s = mul i32 %s01, %s23
  store i32 %s, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @halves(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %p1 = getelementptr half, ptr addrspace(1) %p, i64 1
  %h0 = load half, ptr addrspace(1) %p
  %h1 = load half, ptr addrspace(1) %p1
  %sum = fadd half %h0, %h1
  %product = fmul half %h0, %h1
  %q1 = getelementptr half, ptr addrspace(1) %q, i64 1
  store half %sum, ptr addrspace(1) %q
  store half %product, ptr addrspace(1) %q1
  ret void
}

; What is only copied stays together.
define amdgpu_kernel void @copy(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {
  %p1 = getelementptr i16, ptr addrspace(1) %p, i64 1
  %a = load i16, ptr addrspace(1) %p
  %b = load i16, ptr addrspace(1) %p1
  %q1 = getelementptr i16, ptr addrspace(1) %q, i64 1
  store i16 %a, ptr addrspace(1) %q
  store i16 %b, ptr addrspace(1) %q1
  ret void
}

; Unaligned accesses of local memory are slow, and three bytes are no word.
define amdgpu_kernel void @apart(ptr addrspace(3) %p, ptr addrspace(1) %q) {
  %p1 = getelementptr i16, ptr addrspace(3) %p, i32 1
  %a = load i16, ptr addrspace(3) %p
  %b = load i16, ptr addrspace(3) %p1
  %sum = add i16 %a, %b
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 2
  %c = trunc i16 %sum to i8
  store i8 %c, ptr addrspace(1) %q
  store i8 %c, ptr addrspace(1) %q1
  store i8 %c, ptr addrspace(1) %q2
  ret void
}

; What may be stored in between, and volatile accesses, keep their places.
define amdgpu_kernel void @touched(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %p1 = getelementptr i16, ptr addrspace(1) %p, i64 1
  %a = load i16, ptr addrspace(1) %p
  store i8 7, ptr addrspace(1) %q
  %b = load i16, ptr addrspace(1) %p1
  %q1 = getelementptr i16, ptr addrspace(1) %q, i64 1
  store volatile i16 %a, ptr addrspace(1) %q
  store volatile i16 %b, ptr addrspace(1) %q1
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @bytes() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %q = inttoptr i64 %12 to ptr addrspace(1)
;>   %13 = load i32, ptr addrspace(1) %p, align 1
;>   %b0 = and i32 %13, 255
;>   %14 = shl i32 %13, 16
;>   %b1 = ashr i32 %14, 24
;>   %15 = lshr i32 %13, 16
;>   %b2 = and i32 %15, 255
;>   %b3 = lshr i32 %13, 24
;>   %s01 = sub i32 %b0, %b1
;>   %s23 = sub i32 %b2, %b3
;>   %s = call i32 @llvm.amdgcn.mul.i24.i32(i32 %s01, i32 %s23)
;>   store i32 %s, ptr addrspace(1) %q, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @halves() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %q = inttoptr i64 %12 to ptr addrspace(1)
;>   %13 = load i32, ptr addrspace(1) %p, align 2
;>   %14 = trunc i32 %13 to i16
;>   %15 = lshr i32 %13, 16
;>   %16 = trunc i32 %15 to i16
;>   %h0 = bitcast i16 %14 to half
;>   %h1 = bitcast i16 %16 to half
;>   %sum = fadd half %h0, %h1
;>   %product = fmul half %h0, %h1
;>   %17 = bitcast half %sum to i16
;>   %18 = zext i16 %17 to i32
;>   %19 = bitcast half %product to i16
;>   %20 = zext i16 %19 to i32
;>   %21 = shl i32 %20, 16
;>   %22 = or i32 %21, %18
;>   store i32 %22, ptr addrspace(1) %q, align 2
;>   ret void
;> }
;>
;> define amdgpu_kernel void @copy() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %q = inttoptr i64 %12 to ptr addrspace(1)
;>   %13 = load i32, ptr addrspace(1) %p, align 2
;>   store i32 %13, ptr addrspace(1) %q, align 2
;>   ret void
;> }
;>
;> define amdgpu_kernel void @apart() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load i32, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %4 = load <2 x i32>, ptr addrspace(4) %3, align 8, !invariant.load !{}, !noundef !{}
;>   %5 = extractelement <2 x i32> %4, i32 0
;>   %6 = extractelement <2 x i32> %4, i32 1
;>   %p = inttoptr i32 %2 to ptr addrspace(3)
;>   %7 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %6, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %q = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = load i32, ptr addrspace(3) %p, align 2
;>   %a = and i32 %10, 65535
;>   %b = lshr i32 %10, 16
;>   %sum = add i32 %a, %b
;>   %q1 = getelementptr i8, ptr addrspace(1) %q, i64 1
;>   %q2 = getelementptr i8, ptr addrspace(1) %q, i64 2
;>   %11 = trunc i32 %sum to i8
;>   store i8 %11, ptr addrspace(1) %q, align 1
;>   %12 = trunc i32 %sum to i8
;>   store i8 %12, ptr addrspace(1) %q1, align 1
;>   %13 = trunc i32 %sum to i8
;>   store i8 %13, ptr addrspace(1) %q2, align 1
;>   ret void
;> }
;>
;> define amdgpu_kernel void @touched() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %q = inttoptr i64 %12 to ptr addrspace(1)
;>   %p1 = getelementptr i8, ptr addrspace(1) %p, i64 2
;>   %13 = load i16, ptr addrspace(1) %p, align 2
;>   %a = zext i16 %13 to i32
;>   store i8 7, ptr addrspace(1) %q, align 1
;>   %14 = load i16, ptr addrspace(1) %p1, align 2
;>   %b = zext i16 %14 to i32
;>   %q1 = getelementptr i8, ptr addrspace(1) %q, i64 2
;>   %15 = trunc i32 %a to i16
;>   store volatile i16 %15, ptr addrspace(1) %q, align 2
;>   %16 = trunc i32 %b to i16
;>   store volatile i16 %16, ptr addrspace(1) %q1, align 2
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.mul.i24.i32(i32, i32)
