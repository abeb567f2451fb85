; test compile
; target gfx906
; an intrinsic of other processors
declare i64 @llvm.x86.rdtsc()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i64 @llvm.x86.rdtsc()
  store i64 %x, ptr addrspace(1) %p, align 8
  ret void
}
; errors gfx906
;> call_unsupported_intrinsic.ll:6:17: error: intrinsic '@llvm.x86.rdtsc' is not supported
;>   %x = call i64 @llvm.x86.rdtsc()
;>                 ^
