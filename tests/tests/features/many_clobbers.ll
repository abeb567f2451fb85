; More registers that a text writes than it may have operands, some of them twice, and in no order.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @kernel(ptr addrspace(1) %o, i32 %a) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %i, %a
  %n = add i32 %a, 7
  call void asm sideeffect "v_mov_b32 v1, 0\0Av_mov_b32 v70, 0\0As_mov_b32 s40, 0 ; $0", "~{v0},~{v1},~{v2},~{v3},~{v4},~{v5},~{v6},~{v7},~{v8},~{v9},~{v10},~{v11},~{v12},~{v13},~{v14},~{v15},~{v16},~{v17},~{v18},~{v19},~{v20},~{v21},~{v22},~{v23},~{v24},~{v25},~{v26},~{v27},~{v28},~{v29},~{v30},~{v31},~{v32},~{v33},~{v34},~{v35},~{s42},~{v[34:37]},~{v70},~{s41},~{s[38:40]},~{vcc},~{memory},~{scc}"()
  %s = add i32 %m, %n
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s, ptr addrspace(1) %p
  ret void
}

define i32 @function(i32 %a, i32 %b) noinline {
  %m = mul i32 %a, %b
  call void asm sideeffect "v_mov_b32 v40, 0\0Av_mov_b32 v72, 0\0As_mov_b32 s36, 0", "~{v72},~{v40},~{v41},~{v42},~{v43},~{v44},~{v45},~{v46},~{v47},~{v57},~{v58},~{v59},~{v60},~{v61},~{v62},~{v63},~{s34},~{s35},~{s36},~{s37},~{s38},~{s39},~{s40},~{s41},~{s42},~{s43},~{s44},~{s45},~{s46},~{s47},~{s48}
     "()
  %s = add i32 %m, %a
  ret i32 %s
}

define amdgpu_kernel void @caller(ptr addrspace(1) %o, i32 %a) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @function(i32 %i, i32 %a)
  %s = add i32 %r, %a
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s, ptr addrspace(1) %p
  ret void
}
