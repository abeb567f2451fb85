; test legalise
; target gfx906
@a = addrspace(3) global [3 x i32] poison
@b = addrspace(3) global double poison
define amdgpu_kernel void @k(i32 %n) {
  store i32 %n, ptr addrspace(3) @a
  store double 1.0, ptr addrspace(3) @b
  ret void
}
; expect gfx906
;>
;> @a = addrspace(3) global [3 x i32] poison, align 16
;> @b = addrspace(3) global double poison, align 8
;>
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %n = load i32, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   store i32 %n, ptr addrspace(3) @a, align 4
;>   store double 0x3FF0000000000000, ptr addrspace(3) @b, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
