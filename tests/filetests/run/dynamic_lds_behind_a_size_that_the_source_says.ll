; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --lds 64 --arg buf:64 --arg i32:5
; The size is no multiple of the alignment.
target triple = "amdgcn-amd-amdhsa"
@b = external addrspace(3) global [0 x <4 x i32>], align 16
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) "amdgpu-lds-size"="20" {
  %i = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %n, i32 1
  store volatile <4 x i32> %i, ptr addrspace(3) @b, align 16
  %v = load volatile <4 x i32>, ptr addrspace(3) @b, align 16
  %p = ptrtoint ptr addrspace(3) @b to i32
  %w = insertelement <4 x i32> %v, i32 %p, i32 0
  store <4 x i32> %w, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:64: 00000020 00000005 00000003 00000004 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
