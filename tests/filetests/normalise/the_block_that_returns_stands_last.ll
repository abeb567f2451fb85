; test normalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, i1 %a) {
  br i1 %a, label %out, label %loop
out:
  ret void
loop:
  store volatile i32 1, ptr addrspace(1) %p
  br label %loop
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %6 = load i32, ptr addrspace(4) %5, align 8, !invariant.load !{}, !noundef !{}
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = and i32 %6, 1
;>   %a = icmp ne i32 %10, 0
;>   br i1 %a, label %out, label %11
;>
;> 11:
;>   br label %loop
;>
;> loop:
;>   store volatile i32 1, ptr addrspace(1) %p, align 4
;>   br label %loop
;>
;> out:
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
