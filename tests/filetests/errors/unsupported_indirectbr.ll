; test compile
; target gfx906
; a computed branch
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  indirectbr ptr blockaddress(@k, %a), [label %a]
a:
  ret void
}
; errors gfx906
;> unsupported_indirectbr.ll:5:3: error: instruction 'indirectbr' is not supported
;>   indirectbr ptr blockaddress(@k, %a), [label %a]
;>   ^
