; test compile
; target gfx906
; the number has six bits
declare i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2), i32, i32, i32, i1, i32, i1, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2) %g, i32 %n, i32 0, i32 0, i1 false, i32 64, i1 true, i1 true)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> ordered_counter_number.ll:6:8: error: llvm.amdgcn.ds.ordered.add of this counter is not supported
;>   %r = call i32 @llvm.amdgcn.ds.ordered.add(ptr addrspace(2) %g, i32 %n, i32 0, i32 0, i1 false, i32 64, i1 true, i1 tru
;>        ^
;>   hint: they are numbered from 0 to 63
