; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 4 --workgroup 1 --arg buf:64
; A word at any byte of a private array, and one at a byte offset that is a multiple of four and does not look it. The
; places that a choice is made among overlap: what is stored back to one would be part of the others.
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %a = alloca [16 x i8], align 4, addrspace(5)
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %a, i8 -86, i64 16, i1 false)
  %any = mul i32 %g, 3
  %p = getelementptr i8, ptr addrspace(5) %a, i32 %any
  store i32 16909060, ptr addrspace(5) %p, align 1
  %word = mul i32 %g, 20
  %of.four = and i32 %word, 12
  %q = getelementptr i8, ptr addrspace(5) %a, i32 %of.four
  store i32 84281096, ptr addrspace(5) %q, align 4
  %all = load <4 x i32>, ptr addrspace(5) %a, align 4
  %r = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %g
  store <4 x i32> %all, ptr addrspace(1) %r
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:64: 05060708 aaaaaaaa aaaaaaaa aaaaaaaa 04aaaaaa 05060708 aaaaaaaa aaaaaaaa aaaaaaaa 0304aaaa 05060708 aaaaaaaa aaaaaaaa aaaaaaaa 020304aa 05060708
