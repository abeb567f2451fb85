; test compile
; target gfx906
; the last quad may be a part of one
declare i32 @llvm.amdgcn.wqm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %w = call i32 @llvm.amdgcn.wqm.i32(i32 %n)
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> whole_quads_of_a_part.ll:6:8: error: llvm.amdgcn.wqm of a work-group that may have a part of a quad is not supported
;>   %w = call i32 @llvm.amdgcn.wqm.i32(i32 %n)
;>        ^
;>   hint: 'reqd_work_group_size' says how many work-items there are
