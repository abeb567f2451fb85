; test run
; target gfx906 gfx803
; options -O2
; run --kernel k --grid 4 --workgroup 4 --arg buf:16
; What clang adds to inline assembly for x86, in a library that is compiled for the device from that.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define internal void @stop() {
  call void asm sideeffect "S_ENDPGM", "~{dirflag},~{fpsr},~{flags}"()
  unreachable
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 5, ptr addrspace(1) %p
  %never = icmp ugt i32 %i, 100
  br i1 %never, label %bad, label %good
bad:
  call void @stop()
  unreachable
good:
  store i32 %i, ptr addrspace(1) %p
  ret void
}
; expect gfx906 gfx803
;> buf:16: 00000000 00000001 00000002 00000003
