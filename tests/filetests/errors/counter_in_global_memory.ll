; test compile
; target gfx906
; counters are in LDS and GDS
declare i32 @llvm.amdgcn.ds.append.p1(ptr addrspace(1), i1)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, bfloat %b, ptr addrspace(2) %g, ptr addrspace(3) %l) {
  %r = call i32 @llvm.amdgcn.ds.append.p1(ptr addrspace(1) %p, i1 false)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; errors gfx906
;> counter_in_global_memory.ll:6:8: error: llvm.amdgcn.ds.append of this address space is not supported
;>   %r = call i32 @llvm.amdgcn.ds.append.p1(ptr addrspace(1) %p, i1 false)
;>        ^
;>   hint: a counter is in LDS, 'ptr addrspace(3)', or GDS, 'ptr addrspace(2)'
