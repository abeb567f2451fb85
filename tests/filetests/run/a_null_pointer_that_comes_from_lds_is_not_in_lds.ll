; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:-1
; The null pointers of local and of private memory are -1, and 0 as generic pointers, which are neither local nor
; private.
declare i1 @llvm.amdgcn.is.shared(ptr)
declare i1 @llvm.amdgcn.is.private(ptr)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %lp = inttoptr i32 %n to ptr addrspace(3)
  %g = addrspacecast ptr addrspace(3) %lp to ptr
  %s = call i1 @llvm.amdgcn.is.shared(ptr %g)
  %z = zext i1 %s to i32
  store i32 %z, ptr addrspace(1) %o
  %pp = inttoptr i32 %n to ptr addrspace(5)
  %g2 = addrspacecast ptr addrspace(5) %pp to ptr
  %s2 = call i1 @llvm.amdgcn.is.private(ptr %g2)
  %z2 = zext i1 %s2 to i32
  %o1 = getelementptr i8, ptr addrspace(1) %o, i32 4
  store i32 %z2, ptr addrspace(1) %o1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000000 00000000
