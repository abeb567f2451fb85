; test instcombine,cse,dce
; target gfx906
; An exchange between lanes asks whether the other lane is one of its wave (HIP's __shfl_xor). In a group of a wave
; the number of a work-item is below 64, too.
define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %other = xor i32 %lane, 4
  %and = and i32 %lane, -64
  %end = add i32 %and, 64
  %within = icmp slt i32 %other, %end
  %chosen = select i1 %within, i32 %other, i32 %lane
  store volatile i32 %chosen, ptr addrspace(1) %p
  %id = call range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %wave = and i32 %id, 960
  store volatile i32 %wave, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,64" }
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {
;>   %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
;>   %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
;>   %other = xor i32 %lane, 4
;>   store volatile i32 %other, ptr addrspace(1) %p, align 4
;>   store volatile i32 0, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
;>
;> declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
;>
;> attributes #0 = { "amdgpu-flat-work-group-size"="1,64" }
