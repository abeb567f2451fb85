; test compile
; target gfx906
; the intrinsic has another signature
declare float @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call float @llvm.amdgcn.workitem.id.x()
  ret void
}
; errors gfx906
;> call_intrinsic_signature.ll:6:8: error: intrinsic has incorrect return type: 'float', expected 'i32': 'llvm.amdgcn.workitem.id.x' that defines '%x' (in function '@k')
;>   %x = call float @llvm.amdgcn.workitem.id.x()
;>        ^
