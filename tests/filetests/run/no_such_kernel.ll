; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel nobody --grid 1 --workgroup 1
define amdgpu_kernel void @k() {
  ret void
}
; errors gfx900 gfx906 gfx908 gfx90a
;> amdgpuc: error: no kernel 'nobody' in the code object
;>   hint: its kernels are k
