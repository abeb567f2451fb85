; test slsr
; target gfx906
; One more row is one width more. Behind a condition the product before it is at hand; one behind a condition is
; not at hand after it. A difference of three is no cheaper, but is with a constant width.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %row, i32 %width, i1 %c) {
  %first = mul i32 %width, %row
  store volatile i32 %first, ptr addrspace(1) %p
  %row1 = add i32 %row, 1
  %second = mul nsw i32 %row1, %width
  store volatile i32 %second, ptr addrspace(1) %p
  %row4 = add i32 %row, 4
  %fifth = mul i32 %row4, %width
  store volatile i32 %fifth, ptr addrspace(1) %p
  %row0 = sub i32 %row, 1
  %before = mul i32 %width, %row0
  store volatile i32 %before, ptr addrspace(1) %p
  %row20 = add i32 %row, 20
  %far = mul i32 %width, %row20
  store volatile i32 %far, ptr addrspace(1) %p
  %fixed = mul i32 %row, 100
  store volatile i32 %fixed, ptr addrspace(1) %p
  %row3 = add i32 %row, 3
  %fixed3 = mul i32 %row3, 100
  store volatile i32 %fixed3, ptr addrspace(1) %p
  br i1 %c, label %then, label %end
then:
  %row21 = add i32 %row, 21
  %next = mul i32 %width, %row21
  store volatile i32 %next, ptr addrspace(1) %p
  %high = add i32 %row, 1000
  %inside = mul i32 %width, %high
  store volatile i32 %inside, ptr addrspace(1) %p
  br label %end
end:
  %higher = add i32 %row, 1001
  %behind = mul i32 %width, %higher
  store volatile i32 %behind, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @wide(ptr addrspace(1) %p, i64 %row, i64 %width) {
  %shifted = shl i64 %row, 1
  %odd = or disjoint i64 %shifted, 1
  %even = add i64 %shifted, 2
  %a = mul i64 %odd, %width
  %b = mul i64 %even, %width
  %sum = xor i64 %a, %b
  store i64 %sum, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %row = extractelement <4 x i32> %2, i32 2
;>   %width = extractelement <4 x i32> %2, i32 3
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %6 = load i32, ptr addrspace(4) %5, align 16, !invariant.load !{}, !noundef !{}
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = and i32 %6, 1
;>   %c = icmp ne i32 %10, 0
;>   %first = mul i32 %width, %row
;>   store volatile i32 %first, ptr addrspace(1) %p, align 4
;>   %row1 = add i32 %row, 1
;>   %second = add i32 %first, %width
;>   store volatile i32 %second, ptr addrspace(1) %p, align 4
;>   %row4 = add i32 %row, 4
;>   %11 = shl i32 %width, 2
;>   %fifth = add i32 %first, %11
;>   store volatile i32 %fifth, ptr addrspace(1) %p, align 4
;>   %row0 = sub i32 %row, 1
;>   %before = sub i32 %first, %width
;>   store volatile i32 %before, ptr addrspace(1) %p, align 4
;>   %row20 = add i32 %row, 20
;>   %12 = shl i32 %width, 4
;>   %far = add i32 %fifth, %12
;>   store volatile i32 %far, ptr addrspace(1) %p, align 4
;>   %fixed = mul i32 %row, 100
;>   store volatile i32 %fixed, ptr addrspace(1) %p, align 4
;>   %row3 = add i32 %row, 3
;>   %fixed3 = add i32 %fixed, 300
;>   store volatile i32 %fixed3, ptr addrspace(1) %p, align 4
;>   br i1 %c, label %then, label %end
;>
;> then:
;>   %row21 = add i32 %row, 21
;>   %next = add i32 %far, %width
;>   store volatile i32 %next, ptr addrspace(1) %p, align 4
;>   %high = add i32 %row, 1000
;>   %inside = mul i32 %width, %high
;>   store volatile i32 %inside, ptr addrspace(1) %p, align 4
;>   br label %end
;>
;> end:
;>   %higher = add i32 %row, 1001
;>   %behind = mul i32 %width, %higher
;>   store volatile i32 %behind, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @wide() {
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
;>   %row = bitcast <2 x i32> %15 to i64
;>   %16 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %17 = insertelement <2 x i32> %16, i32 %10, i32 1
;>   %width = bitcast <2 x i32> %17 to i64
;>   %shifted = shl i64 %row, 1
;>   %odd = or disjoint i64 %shifted, 1
;>   %even = add i64 %shifted, 2
;>   %a = mul i64 %odd, %width
;>   %b = add i64 %a, %width
;>   %sum = xor i64 %a, %b
;>   store i64 %sum, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
