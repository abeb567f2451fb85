; test run
; target gfx906 gfx90a
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; An input of assembly in s31.
define internal i32 @g(i32 %n) noinline {
  %r = call i32 asm sideeffect "s_mov_b32 s33, 7", "={s33}"()
  ret i32 %r
}
define internal i32 @leaf(i32 inreg %n) noinline {
  %r = call i32 asm sideeffect "s_add_u32 s30, $1, 7", "={s30},s"(i32 %n)
  ret i32 %r
}
define internal i32 @leaf2(i32 inreg %n) noinline {
  %r = call i32 asm sideeffect "s_add_u32 $0, s31, 7", "=s,{s31}"(i32 %n)
  ret i32 %r
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = add i32 %n, 0
  %v2 = call i32 @leaf2(i32 inreg %n)
  %v3 = call i32 @g(i32 %n)
  %s = add i32 %v, %v2
  %s2 = add i32 %s, %v3
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  store i32 %s2, ptr addrspace(1) %p
  ret void
}
; expect gfx906 gfx90a
;> buf:256: 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018 00000018
