; test read,verify
; target gfx906
define void @f(float addrspace(3)* %p, float addrspace(1)* %q, i32 addrspace(1)* %r) {
  %a = call float @llvm.amdgcn.ds.fadd.f32(float addrspace(3)* %p, float 1.0, i32 0, i32 0, i1 false)
  %b = call float @llvm.amdgcn.global.atomic.fadd.f32.p1f32.f32(float addrspace(1)* %q, float 1.0)
  %c = call i32 @llvm.amdgcn.atomic.inc.i32.p1i32(i32 addrspace(1)* %r, i32 7, i32 2, i32 0, i1 true)
  ret void
}
; expect gfx906
;> define void @f(ptr addrspace(3) %p, ptr addrspace(1) %q, ptr addrspace(1) %r) {
;>   %a = atomicrmw fadd ptr addrspace(3) %p, float 0x3FF0000000000000 syncscope("agent") seq_cst, align 4
;>   %b = atomicrmw fadd ptr addrspace(1) %q, float 0x3FF0000000000000 syncscope("agent") seq_cst, align 4, !amdgpu.no.fine.grained.memory !{}, !amdgpu.ignore.denormal.mode !{}
;>   %c = atomicrmw volatile uinc_wrap ptr addrspace(1) %r, i32 7 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !{}
;>   ret void
;> }
