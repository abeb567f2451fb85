; test run
; target gfx906 gfx90a gfx701
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; In a function that calls nothing, where the return address could stay.
define internal void @g(i32 %n) noinline {
  call void asm sideeffect "s_mov_b64 s[30:31], 0\0As_mov_b64 vcc, 0", "~{s30},~{s31},~{vcc}"()
  ret void
}
define internal void @g2(i32 %n) noinline {
  call void asm sideeffect "s_mov_b64 s[0:1], 0\0As_mov_b64 s[2:3], 0", "~{s[0:3]}"()
  ret void
}
define internal i32 @f(i32 %n) noinline {
  %a = alloca i32, addrspace(5)
  store volatile i32 %n, ptr addrspace(5) %a
  call void @g(i32 %n)
  %v = load volatile i32, ptr addrspace(5) %a
  ret i32 %v
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %v = call i32 @f(i32 %n)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; expect gfx906 gfx90a gfx701
;> buf:256: 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005 00000005
