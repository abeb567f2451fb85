; test run
; target gfx906
; run --kernel k --grid 1 --workgroup 1 --arg buf:4
; What opt's amdgpu-lower-module-lds writes: it says that the kernel uses the variable, and nothing else.
@lds = internal addrspace(3) global [64 x i32] poison
declare void @llvm.donothing()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  call void @llvm.donothing() [ "ExplicitUse"(ptr addrspace(3) @lds) ]
  store i32 1, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> buf:4: 00000001
