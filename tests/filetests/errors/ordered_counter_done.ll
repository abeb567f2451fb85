; test compile
; target gfx906
; a wave that is done holds nobody up
declare i32 @llvm.amdgcn.ds.ordered.swap(ptr addrspace(2), i32, i32, i32, i1, i32, i1, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call i32 @llvm.amdgcn.ds.ordered.swap(ptr addrspace(2) %g, i32 %n, i32 0, i32 0, i1 false, i32 3, i1 false, i1 true)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> ordered_counter_done.ll:6:8: error: llvm.amdgcn.ds.ordered.swap with 'done' without 'release' is not supported
;>   %r = call i32 @llvm.amdgcn.ds.ordered.swap(ptr addrspace(2) %g, i32 %n, i32 0, i32 0, i1 false, i32 3, i1 false, i1 tr
;>        ^
;>   hint: a wave that is done lets the next one go on
