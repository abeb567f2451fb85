; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options --max-vgprs=10
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg buf:40
; What v_writelane wrote counts in all lanes, the parameter that it is an argument of in the active ones: its place
; in scratch is that of others, too, of which lanes that wait elsewhere read what they spilled (t * 3 + 1007).
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %i) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %t3 = mul i32 %t, 3
  %v = add i32 %t3, 7
  store volatile i32 %v, ptr addrspace(1) %q
  %w = load volatile i32, ptr addrspace(1) %q
  %ap0 = getelementptr i32, ptr addrspace(1) %i, i32 0
  %a0 = load volatile i32, ptr addrspace(1) %ap0
  %ap1 = getelementptr i32, ptr addrspace(1) %i, i32 1
  %a1 = load volatile i32, ptr addrspace(1) %ap1
  %ap2 = getelementptr i32, ptr addrspace(1) %i, i32 2
  %a2 = load volatile i32, ptr addrspace(1) %ap2
  %ap3 = getelementptr i32, ptr addrspace(1) %i, i32 3
  %a3 = load volatile i32, ptr addrspace(1) %ap3
  %ap4 = getelementptr i32, ptr addrspace(1) %i, i32 4
  %a4 = load volatile i32, ptr addrspace(1) %ap4
  %ap5 = getelementptr i32, ptr addrspace(1) %i, i32 5
  %a5 = load volatile i32, ptr addrspace(1) %ap5
  %ap6 = getelementptr i32, ptr addrspace(1) %i, i32 6
  %a6 = load volatile i32, ptr addrspace(1) %ap6
  %ap7 = getelementptr i32, ptr addrspace(1) %i, i32 7
  %a7 = load volatile i32, ptr addrspace(1) %ap7
  %ap8 = getelementptr i32, ptr addrspace(1) %i, i32 8
  %a8 = load volatile i32, ptr addrspace(1) %ap8
  %ap9 = getelementptr i32, ptr addrspace(1) %i, i32 9
  %a9 = load volatile i32, ptr addrspace(1) %ap9
  %as1 = add i32 %a0, %a1
  %as2 = add i32 %as1, %a2
  %as3 = add i32 %as2, %a3
  %as4 = add i32 %as3, %a4
  %as5 = add i32 %as4, %a5
  %as6 = add i32 %as5, %a6
  %as7 = add i32 %as6, %a7
  %as8 = add i32 %as7, %a8
  %as9 = add i32 %as8, %a9
  store volatile i32 %as9, ptr addrspace(1) %q
  %c = icmp ult i32 %t, 32
  br i1 %c, label %T, label %E
T:
  %r = load volatile i32, ptr addrspace(1) %q
  %wl = call i32 @llvm.amdgcn.writelane.i32(i32 77, i32 40, i32 %r)
  br label %J
E:
  %w2 = add i32 %w, 1000
  store volatile i32 %w2, ptr addrspace(1) %q
  br label %J
J:
  %p = phi i32 [ %wl, %T ], [ 5, %E ]
  %bp0 = getelementptr i32, ptr addrspace(1) %i, i32 0
  %b0 = load volatile i32, ptr addrspace(1) %bp0
  %bp1 = getelementptr i32, ptr addrspace(1) %i, i32 1
  %b1 = load volatile i32, ptr addrspace(1) %bp1
  %bp2 = getelementptr i32, ptr addrspace(1) %i, i32 2
  %b2 = load volatile i32, ptr addrspace(1) %bp2
  %bp3 = getelementptr i32, ptr addrspace(1) %i, i32 3
  %b3 = load volatile i32, ptr addrspace(1) %bp3
  %bp4 = getelementptr i32, ptr addrspace(1) %i, i32 4
  %b4 = load volatile i32, ptr addrspace(1) %bp4
  %bp5 = getelementptr i32, ptr addrspace(1) %i, i32 5
  %b5 = load volatile i32, ptr addrspace(1) %bp5
  %bp6 = getelementptr i32, ptr addrspace(1) %i, i32 6
  %b6 = load volatile i32, ptr addrspace(1) %bp6
  %bp7 = getelementptr i32, ptr addrspace(1) %i, i32 7
  %b7 = load volatile i32, ptr addrspace(1) %bp7
  %bp8 = getelementptr i32, ptr addrspace(1) %i, i32 8
  %b8 = load volatile i32, ptr addrspace(1) %bp8
  %bp9 = getelementptr i32, ptr addrspace(1) %i, i32 9
  %b9 = load volatile i32, ptr addrspace(1) %bp9
  %bs1 = add i32 %b0, %b1
  %bs2 = add i32 %bs1, %b2
  %bs3 = add i32 %bs2, %b3
  %bs4 = add i32 %bs3, %b4
  %bs5 = add i32 %bs4, %b5
  %bs6 = add i32 %bs5, %b6
  %bs7 = add i32 %bs6, %b7
  %bs8 = add i32 %bs7, %b8
  %bs9 = add i32 %bs8, %b9
  call void asm sideeffect "", "v,v"(i32 %p, i32 %bs9)
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 0000044f 00000452 00000455 00000458 0000045b 0000045e 00000461 00000464 00000467 0000046a 0000046d 00000470 00000473 00000476 00000479 0000047c 0000047f 00000482 00000485 00000488 0000048b 0000048e 00000491 00000494 00000497 0000049a 0000049d 000004a0 000004a3 000004a6 000004a9 000004ac
;> buf:40: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
