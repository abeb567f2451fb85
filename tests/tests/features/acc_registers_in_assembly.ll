; processors gfx908 gfx90a
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()

; To AccVGPRs, and back.
define amdgpu_kernel void @there_and_back(ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 asm "v_accvgpr_write_b32 $0, $1", "=a,v"(i32 %id)
  %b = call i32 asm "v_accvgpr_write_b32 $0, $1", "=a,v"(i32 %n)
  %s = call i32 asm "v_accvgpr_read_b32 $0, $1\0As_nop 1\0Av_add_u32 $0, $0, $2", "=&v,a,v"(i32 %a, i32 %b)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s, ptr addrspace(1) %q
  ret void
}

; A matrix product with its accumulator there: in and out, and with names.
define amdgpu_kernel void @products(ptr addrspace(1) %out, ptr addrspace(1) %in, float %x) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %id
  %v = load float, ptr addrspace(1) %p
  %c0 = insertelement <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, float %v, i32 1
  %d = call <4 x float> asm sideeffect "s_nop 1\0Av_mfma_f32_4x4x1f32 $0, $1, $2, $0\0As_nop 15", "=a,v,v,0"(float %v, float %x, <4 x float> %c0)
  %e = call <4 x float> asm sideeffect "s_nop 1\0Av_mfma_f32_4x4x1f32 a[8:11], $1, $2, a[4:7]\0As_nop 15", "={a[8:11]},v,v,{a[4:7]},~{a20}"(float %x, float %v, <4 x float> %d)
  %q = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}

define i32 @in_a_function(i32 %x) noinline {
  %a = call i32 asm "v_accvgpr_write_b32 $0, $1", "={a7},v"(i32 %x)
  %b = call i32 asm "v_accvgpr_read_b32 $0, $1", "=v,a"(i32 %a)
  ret i32 %b
}

define amdgpu_kernel void @called(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %t = mul i32 %id, 3
  %b = call i32 @in_a_function(i32 %t)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %b, ptr addrspace(1) %q
  ret void
}
