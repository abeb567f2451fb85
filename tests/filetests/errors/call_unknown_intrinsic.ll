; test compile
; target gfx906
; no such intrinsic
declare i32 @llvm.amdgcn.teleport(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @llvm.amdgcn.teleport(i32 %n)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> call_unknown_intrinsic.ll:6:17: error: intrinsic '@llvm.amdgcn.teleport' is not supported
;>   %x = call i32 @llvm.amdgcn.teleport(i32 %n)
;>                 ^
