; test compile
; target gfx906
; lanes that a shader chooses
declare void @llvm.amdgcn.init.exec(i64)
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.amdgcn.init.exec(i64 -1)
  ret void
}
; errors gfx906
;> call_graphics_intrinsic.ll:6:13: error: intrinsic '@llvm.amdgcn.init.exec' is not supported
;>   call void @llvm.amdgcn.init.exec(i64 -1)
;>             ^
;>   hint: it is for graphics shaders, whose lanes it chooses
