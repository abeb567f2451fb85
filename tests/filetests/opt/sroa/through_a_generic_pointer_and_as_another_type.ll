; test sroa,instcombine,dce
; target gfx906
define i32 @f(float %x) {
  %s = alloca float, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  store float %x, ptr %g
  %r = load i32, ptr addrspace(5) %s
  ret i32 %r
}
; expect gfx906
;> define i32 @f(float %x) {
;>   %1 = bitcast float %x to i32
;>   ret i32 %1
;> }
