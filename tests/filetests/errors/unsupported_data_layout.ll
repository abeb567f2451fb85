; test compile
; target gfx906
; another layout of data
target datalayout = "E-p:16:16"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}
; errors gfx906
;> unsupported_data_layout.ll:4:21: error: data layout differs from the target's: 'e' is missing
;> target datalayout = "E-p:16:16"
;>                     ^
;>   hint: leave the line out, or use the one that clang prints for amdgcn-amd-amdhsa: "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-…"
