; test compile
; target gfx906
; the lanes that are not active hold other values in v9
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 asm "v_mov_b32 v9, $1", "={v9},v"(i32 %n)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x)
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
; errors gfx906
;> whole_wave_named_register.ll:7:8: error: 'llvm.amdgcn.strict.wwm' of what assembly or a call has in registers by name is not supported
;>   %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %x)
;>        ^
;>   hint: 'llvm.amdgcn.set.inactive' begins what is computed for all lanes
