; test isel
; target gfx906 gfx908
; Matrix instructions are on gfx908 and gfx90a, those of doubles on gfx90a only.
declare double @llvm.amdgcn.mfma.f64.4x4x4f64(double, double, double, i32, i32, i32)
define amdgpu_kernel void @doubles(ptr addrspace(1) %mem) {
  %a = load volatile double, ptr addrspace(1) %mem
  %d = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a, double %a, double 1.0, i32 0, i32 0, i32 0)
  store volatile double %d, ptr addrspace(1) %mem
  ret void
}
; errors gfx906
;> matrix_missing.ll:7:8: error: intrinsic 'llvm.amdgcn.mfma.f64.4x4x4f64' on gfx906 is not supported
;>   %d = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a, double %a, double 1.0, i32 0, i32 0, i32 0)
;>        ^
;>   hint: no machine instruction is selected for it
; errors gfx908
;> matrix_missing.ll:7:8: error: intrinsic 'llvm.amdgcn.mfma.f64.4x4x4f64' on gfx908 is not supported
;>   %d = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a, double %a, double 1.0, i32 0, i32 0, i32 0)
;>        ^
;>   hint: no machine instruction is selected for it
