; Inline assembly that may branch to blocks of the program.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @one_target(ptr addrspace(1) %o, i32 %x) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  callbr void asm sideeffect "s_cmp_eq_u32 $0, 0\0As_cbranch_scc1 ${1:l}", "s,!i,~{scc}"(i32 %x) to label %next [label %other]
next:
  store i32 1, ptr addrspace(1) %p
  ret void
other:
  store i32 2, ptr addrspace(1) %p
  ret void
}

; A result, and three ways on.
define amdgpu_kernel void @several_targets(ptr addrspace(1) %o, i32 %x, i32 %i) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %r = callbr i32 asm sideeffect "s_add_u32 $0, $1, 3\0As_cmp_gt_u32 $2, 4\0As_cbranch_scc1 ${3:l}\0As_bitcmp1_b32 $2, 0\0As_cbranch_scc1 ${4:l}", "=&s,s,s,!i,!i,~{scc}"(i32 %x, i32 %i) to label %even [label %end, label %odd]
even:
  %e = add i32 %id, %r
  store i32 %e, ptr addrspace(1) %p
  ret void
odd:
  %d = mul i32 %id, %r
  store i32 %d, ptr addrspace(1) %p
  ret void
end:
  %w = sub i32 %id, %i
  store i32 %w, ptr addrspace(1) %p
  ret void
}

; Two results in a structure, of which one is in a vector register.
define amdgpu_kernel void @two_results(ptr addrspace(1) %o, i32 %x) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %r = callbr { i32, i32 } asm sideeffect "v_add_u32 $0, $3, $2\0As_lshl_b32 $1, $2, 1\0As_cmp_lt_u32 $2, 9\0As_cbranch_scc1 $4", "=&v,=&s,s,v,!i,~{scc}"(i32 %x, i32 %id) to label %next [label %other]
next:
  %a = extractvalue { i32, i32 } %r, 0
  %b = extractvalue { i32, i32 } %r, 1
  %c = mul i32 %a, %b
  store i32 %c, ptr addrspace(1) %p
  ret void
other:
  %d = extractvalue { i32, i32 } %r, 0
  store i32 %d, ptr addrspace(1) %p
  ret void
}
