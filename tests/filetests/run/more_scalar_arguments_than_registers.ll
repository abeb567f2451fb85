; test run
; target gfx906 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; They are passed as by LLVM's convention.
define internal [3 x i32] @f(i32 inreg %a0, i32 inreg %a1, i32 inreg %a2, i32 inreg %a3, i32 inreg %a4, i32 inreg %a5, i32 inreg %a6, i32 inreg %a7, i32 inreg %a8, i32 inreg %a9, i32 inreg %a10, i32 inreg %a11, i32 inreg %a12, i32 inreg %a13, i32 inreg %a14, i32 inreg %a15, i32 inreg %a16, i32 inreg %a17, i32 inreg %a18, i32 inreg %a19, i32 inreg %a20, i32 inreg %a21, i32 inreg %a22, i32 inreg %a23, i32 inreg %a24, i32 inreg %a25, i32 inreg %a26, i32 inreg %a27, i32 inreg %a28, i32 inreg %a29, i32 inreg %a30, i32 inreg %a31, i32 inreg %a32, i32 inreg %a33, i32 inreg %a34, i32 inreg %a35, i32 inreg %a36, i32 inreg %a37, i32 inreg %a38, i32 inreg %a39) noinline {
  %r0 = insertvalue [3 x i32] undef, i32 %a0, 0
  %t1 = add i32 %a1, 1
  %r1 = insertvalue [3 x i32] %r0, i32 %t1, 1
  %t2 = add i32 %a2, 2
  %r2 = insertvalue [3 x i32] %r1, i32 %t2, 2
  ret [3 x i32] %r2
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %x0 = mul i32 %n, 3
  %x1 = mul i32 %n, 4
  %x2 = mul i32 %n, 5
  %x3 = mul i32 %n, 6
  %x4 = mul i32 %n, 7
  %x5 = mul i32 %n, 8
  %x6 = mul i32 %n, 9
  %x7 = mul i32 %n, 10
  %x8 = mul i32 %n, 11
  %x9 = mul i32 %n, 12
  %x10 = mul i32 %n, 13
  %x11 = mul i32 %n, 14
  %x12 = mul i32 %n, 15
  %x13 = mul i32 %n, 16
  %x14 = mul i32 %n, 17
  %x15 = mul i32 %n, 18
  %x16 = mul i32 %n, 19
  %x17 = mul i32 %n, 20
  %x18 = mul i32 %n, 21
  %x19 = mul i32 %n, 22
  %x20 = mul i32 %n, 23
  %x21 = mul i32 %n, 24
  %x22 = mul i32 %n, 25
  %x23 = mul i32 %n, 26
  %x24 = mul i32 %n, 27
  %x25 = mul i32 %n, 28
  %x26 = mul i32 %n, 29
  %x27 = mul i32 %n, 30
  %x28 = mul i32 %n, 31
  %x29 = mul i32 %n, 32
  %x30 = mul i32 %n, 33
  %x31 = mul i32 %n, 34
  %x32 = mul i32 %n, 35
  %x33 = mul i32 %n, 36
  %x34 = mul i32 %n, 37
  %x35 = mul i32 %n, 38
  %x36 = mul i32 %n, 39
  %x37 = mul i32 %n, 40
  %x38 = mul i32 %n, 41
  %x39 = mul i32 %n, 42
  %c = call [3 x i32] @f(i32 inreg %x0, i32 inreg %x1, i32 inreg %x2, i32 inreg %x3, i32 inreg %x4, i32 inreg %x5, i32 inreg %x6, i32 inreg %x7, i32 inreg %x8, i32 inreg %x9, i32 inreg %x10, i32 inreg %x11, i32 inreg %x12, i32 inreg %x13, i32 inreg %x14, i32 inreg %x15, i32 inreg %x16, i32 inreg %x17, i32 inreg %x18, i32 inreg %x19, i32 inreg %x20, i32 inreg %x21, i32 inreg %x22, i32 inreg %x23, i32 inreg %x24, i32 inreg %x25, i32 inreg %x26, i32 inreg %x27, i32 inreg %x28, i32 inreg %x29, i32 inreg %x30, i32 inreg %x31, i32 inreg %x32, i32 inreg %x33, i32 inreg %x34, i32 inreg %x35, i32 inreg %x36, i32 inreg %x37, i32 inreg %x38, i32 inreg %x39)
  %s0 = extractvalue [3 x i32] %c, 0
  %e1 = extractvalue [3 x i32] %c, 1
  %m1 = mul i32 %s0, 31
  %s1 = add i32 %m1, %e1
  %e2 = extractvalue [3 x i32] %c, 2
  %m2 = mul i32 %s1, 31
  %s2 = add i32 %m2, %e2
  store i32 %s2, ptr addrspace(1) %p
  ret void
}
; expect gfx906 gfx90a gfx803
;> buf:256: 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5 00003af5
