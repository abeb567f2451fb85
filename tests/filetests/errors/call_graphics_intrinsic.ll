; test compile
; target gfx906
; pixels that are discarded
declare void @llvm.amdgcn.kill(i1)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i1 %c) {
  call void @llvm.amdgcn.kill(i1 %c)
  ret void
}
; errors gfx906
;> call_graphics_intrinsic.ll:6:13: error: intrinsic '@llvm.amdgcn.kill' is not supported
;>   call void @llvm.amdgcn.kill(i1 %c)
;>             ^
;>   hint: it discards pixels of a graphics shader
