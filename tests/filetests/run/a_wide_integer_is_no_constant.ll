; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg bytes:050000000000000000000000000000000000000000000000
; llvm.is.constant may be asked of an integer of more than 128 bits, which is none here.
declare i1 @llvm.is.constant.i136(i136)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i136 %n) {
  %c = call i1 @llvm.is.constant.i136(i136 %n)
  %z = zext i1 %c to i32
  store i32 %z, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000000
