; test run
; target gfx908 gfx90a
; options -O2
; run --kernel k --grid 64 --workgroup 64 --arg buf:4
; Inline assembly has its operands in AccVGPRs, and for all lanes.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %x, 16
  br i1 %c, label %some, label %end
some:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x, i32 1000)
  %a = call i32 asm "v_accvgpr_write_b32 $0, $1", "=a,v"(i32 %s)
  %v = call i32 asm "v_accvgpr_read_b32 $0, $1", "=v,a"(i32 %a)
  %l = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 28)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %l)
  store i32 %w, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
; expect gfx908 gfx90a
;> buf:4: 000003e8
