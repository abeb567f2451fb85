; test compile
; target gfx906
; an atomic operation would be done for lanes that are not there
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %x = atomicrmw add ptr addrspace(1) %own, i32 %n monotonic
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x)
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> whole_wave_atomic.ll:10:8: error: 'llvm.amdgcn.strict.wwm' of the result of an atomic operation is not supported
;>   %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x)
;>        ^
;>   hint: 'llvm.amdgcn.set.inactive' begins what is computed for all lanes
