; test legalise,instcombine,dce
; target gfx906
; Two words are compared as one where nothing is in the upper ones.
define amdgpu_kernel void @bit(ptr addrspace(1) %p, i64 %x) {
  %a = and i64 %x, 1
  %c = icmp eq i64 %a, 0
  %r = zext i1 %c to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @both(ptr addrspace(1) %p, i32 %x, i64 %y) {
  %a = zext i32 %x to i64
  %b = lshr i64 %y, 32
  %c = icmp ult i64 %a, %b
  %r = zext i1 %c to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @not_this(ptr addrspace(1) %p, i64 %x) {
  %a = and i64 %x, 4294967297
  %c = icmp eq i64 %a, 0
  %r = zext i1 %c to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @bit() {
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
;>   %x = bitcast <2 x i32> %11 to i64
;>   %12 = trunc i64 %x to i32
;>   %13 = and i32 %12, 1
;>   %c = icmp eq i32 %13, 0
;>   %r = zext i1 %c to i32
;>   store i32 %r, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @both() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %x = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 16
;>   %7 = load <2 x i32>, ptr addrspace(4) %6, align 16, !invariant.load !{}, !noundef !{}
;>   %8 = extractelement <2 x i32> %7, i32 0
;>   %9 = extractelement <2 x i32> %7, i32 1
;>   %10 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %4, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %p = inttoptr i64 %12 to ptr addrspace(1)
;>   %13 = insertelement <2 x i32> poison, i32 %8, i32 0
;>   %14 = insertelement <2 x i32> %13, i32 %9, i32 1
;>   %y = bitcast <2 x i32> %14 to i64
;>   %b = lshr i64 %y, 32
;>   %15 = trunc i64 %b to i32
;>   %c = icmp ult i32 %x, %15
;>   %r = zext i1 %c to i32
;>   store i32 %r, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @not_this() {
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
;>   %x = bitcast <2 x i32> %11 to i64
;>   %a = and i64 %x, 4294967297
;>   %c = icmp eq i64 %a, 0
;>   %r = zext i1 %c to i32
;>   store i32 %r, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
