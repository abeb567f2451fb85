; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 4 --workgroup 4 --arg buf:16
define i32 @f(i32 %x) noinline {
  %y = mul i32 %x, 7
  ret i32 %y
}
define i32 @g(i32 %x) noinline {
  %y = call i32 @f(i32 %x)
  %z = add i32 %y, %x
  ret i32 %z
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %x = call i32 @g(i32 %id)
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %x, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:16: 00000000 00000008 00000010 00000018
