; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:96 --arg i32:-1 --arg i32:1
; llvm.scmp with a result of more than 128 bits, of numbers of one word: the highest word, which is the only one, was
; compared without its sign.
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %a, i32 %b) {
  %less = call i160 @llvm.scmp.i160.i32(i32 %a, i32 %b)
  store i160 %less, ptr addrspace(1) %out, align 4
  %more = call i160 @llvm.scmp.i160.i32(i32 %b, i32 %a)
  %p1 = getelementptr i8, ptr addrspace(1) %out, i32 24
  store i160 %more, ptr addrspace(1) %p1, align 4
  %a12 = trunc i32 %a to i12
  %l12 = call i129 @llvm.scmp.i129.i12(i12 %a12, i12 7)
  %s12 = sext i129 %l12 to i160
  %p2 = getelementptr i8, ptr addrspace(1) %out, i32 48
  store i160 %s12, ptr addrspace(1) %p2, align 4
  %unsigned = call i160 @llvm.ucmp.i160.i32(i32 %a, i32 %b)
  %p3 = getelementptr i8, ptr addrspace(1) %out, i32 72
  store i160 %unsigned, ptr addrspace(1) %p3, align 4
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:96: ffffffff ffffffff ffffffff ffffffff ffffffff 00000000 00000001 00000000 00000000 00000000 00000000 00000000 ffffffff ffffffff ffffffff ffffffff ffffffff 00000000 00000001 00000000 00000000 00000000 00000000 00000000
