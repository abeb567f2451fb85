; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1,1 --workgroup 1 --arg buf:4
; hidden_grid_dims is what the launch is given in, also where all dimensions are 1.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %place = getelementptr i8, ptr addrspace(4) %implicit, i64 64
  %dims = load i16, ptr addrspace(4) %place
  %n = zext i16 %dims to i32
  store i32 %n, ptr addrspace(1) %o
  ret void
}
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
; expect gfx900 gfx906 gfx90a
;> buf:4: 00000002
