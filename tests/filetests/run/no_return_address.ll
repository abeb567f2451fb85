; test run
; target gfx900 gfx906 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:16
; Zero says that the address cannot be told.
declare ptr @llvm.returnaddress(i32)
declare ptr addrspace(5) @llvm.frameaddress.p5(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %a = call ptr @llvm.returnaddress(i32 1)
  %b = call ptr addrspace(5) @llvm.frameaddress.p5(i32 1)
  %n = ptrtoint ptr addrspace(5) %b to i32
  store ptr %a, ptr addrspace(1) %o
  %p = getelementptr i32, ptr addrspace(1) %o, i32 2
  store i32 %n, ptr addrspace(1) %p
  ret void
}
; expect gfx900 gfx906 gfx90a
;> buf:16: 00000000 00000000 00000000 00000000
