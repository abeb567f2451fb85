; test load-store-vectorizer
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(3) @l
  %x = atomicrmw xchg ptr addrspace(1) %q, i32 1 monotonic
  %b = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @l, i32 4)
  %s = add i32 %a, %b
  store i32 %s, ptr addrspace(1) %p
  ret void
}
@l = addrspace(3) global [4 x i32] poison
; expect gfx906
;>
;> @l = addrspace(3) global [4 x i32] poison, align 16
;>
;> define amdgpu_kernel void @k() {
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
;>   %a = load i32, ptr addrspace(3) @l, align 4
;>   %x = atomicrmw xchg ptr addrspace(1) %q, i32 1 monotonic, align 4
;>   %b = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @l, i64 4), align 4
;>   %s = add i32 %a, %b
;>   store i32 %s, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
