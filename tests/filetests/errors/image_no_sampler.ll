; test compile
; target gfx90a
; of what samples, gfx90a has image_sample alone
define amdgpu_kernel void @k(<8 x i32> inreg %r, <4 x i32> inreg %s, i32 %x, float %u, half %h, ptr addrspace(1) %o) {
  %v = call float @llvm.amdgcn.image.sample.lz.2d.f32.f32.v8i32.v4i32(i32 1, float %u, float %u, <8 x i32> %r, <4 x i32> %s, i1 false, i32 0, i32 0)
  store float %v, ptr addrspace(1) %o
  ret void
}
; errors gfx90a
;> image_no_sampler.ll:5:8: error: image instruction 'image_sample_lz' on gfx90a is not supported
;>   %v = call float @llvm.amdgcn.image.sample.lz.2d.f32.f32.v8i32.v4i32(i32 1, float %u, float %u, <8 x i32> %r, <4 x i32>
;>        ^
;>   hint: no machine instruction is selected for it
