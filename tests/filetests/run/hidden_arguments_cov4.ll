; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
; Version 4 has the global offset of y at 8; in version 5 the number of work-groups in z is there.
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %g = getelementptr i8, ptr addrspace(4) %p, i64 8
  %v = load i64, ptr addrspace(4) %g
  store i64 %v, ptr addrspace(1) %o
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 400}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:8: 00000000 00000000
