; test legalise,instcombine,dce
; target gfx906
; Not by two bits, nor where the comparison is needed otherwise.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %bit = and i32 %a, 16
  %clear = icmp eq i32 %bit, 0
  %r = select i1 %clear, i32 0, i32 %b
  store volatile i32 %r, ptr addrspace(1) %p
  %bit2 = and i32 %a, 4
  %set = icmp ne i32 %bit2, 0
  %s = select i1 %set, i32 %b, i32 0
  store volatile i32 %s, ptr addrspace(1) %p
  %bits = and i32 %a, 6
  %none = icmp eq i32 %bits, 0
  %t = select i1 %none, i32 0, i32 %b
  store volatile i32 %t, ptr addrspace(1) %p
  %bit3 = and i32 %a, 8
  %set3 = icmp ne i32 %bit3, 0
  %u = select i1 %set3, i32 %b, i32 0
  store volatile i32 %u, ptr addrspace(1) %p
  %v = select i1 %set3, i32 7, i32 %b
  store volatile i32 %v, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %a = extractelement <4 x i32> %2, i32 2
;>   %b = extractelement <4 x i32> %2, i32 3
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %8 = shl i32 %a, 27
;>   %9 = ashr i32 %8, 31
;>   %r = and i32 %9, %b
;>   store volatile i32 %r, ptr addrspace(1) %p, align 4
;>   %10 = shl i32 %a, 29
;>   %11 = ashr i32 %10, 31
;>   %s = and i32 %11, %b
;>   store volatile i32 %s, ptr addrspace(1) %p, align 4
;>   %bits = and i32 %a, 6
;>   %none = icmp eq i32 %bits, 0
;>   %t = select i1 %none, i32 0, i32 %b
;>   store volatile i32 %t, ptr addrspace(1) %p, align 4
;>   %bit3 = and i32 %a, 8
;>   %set3 = icmp ne i32 %bit3, 0
;>   %u = select i1 %set3, i32 %b, i32 0
;>   store volatile i32 %u, ptr addrspace(1) %p, align 4
;>   %v = select i1 %set3, i32 7, i32 %b
;>   store volatile i32 %v, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
