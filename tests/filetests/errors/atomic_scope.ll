; test compile
; target gfx906
; no such scope
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  fence syncscope("planet") acquire
  ret void
}
; errors gfx906
;> atomic_scope.ll:5:19: error: synchronization scope 'planet' is not supported
;>   fence syncscope("planet") acquire
;>                   ^
;>   hint: the scopes are agent, workgroup, wavefront, singlethread, each with or without -one-as; none means the whole system
