; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  switch i32 %n, label %d [ i32 1, label %a
    i32 7, label %b ]
a:
  store i32 1, ptr addrspace(1) %p
  ret void
b:
  store i32 2, ptr addrspace(1) %p
  ret void
d:
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %n = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %6 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %7 = insertelement <2 x i32> %6, i32 %4, i32 1
;>   %8 = bitcast <2 x i32> %7 to i64
;>   %p = inttoptr i64 %8 to ptr addrspace(1)
;>   %9 = icmp eq i32 %n, 1
;>   br i1 %9, label %a, label %10
;>
;> 10:
;>   %11 = icmp eq i32 %n, 7
;>   br i1 %11, label %b, label %d
;>
;> d:
;>   ret void
;>
;> a:
;>   store i32 1, ptr addrspace(1) %p, align 4
;>   ret void
;>
;> b:
;>   store i32 2, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
