; test run
; target gfx906 gfx90a gfx803
; options --far-branches=within:512
; run --kernel k --grid 64 --workgroup 64 --arg buf:1024 --arg i32:5
; The dispatch pointer stays in its registers until the call, which alone names them; a jump across more than 512 bytes does not take them.
@slot = internal addrspace(1) global ptr @f
define internal void @g(ptr addrspace(1) %o) noinline {
  %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %p = getelementptr i8, ptr addrspace(4) %d, i64 4
  %w = load i16, ptr addrspace(4) %p
  %z = zext i16 %w to i32
  %t2 = add i32 %z, 0
  %id = call i32 @llvm.amdgcn.workgroup.id.x()
  %t3 = add i32 %t2, %id
  store volatile i32 %t3, ptr addrspace(1) %o
  ret void
}
@slot2 = internal addrspace(1) global ptr @g
define void @f(ptr addrspace(1) %o) noinline {
  %c = load volatile i32, ptr addrspace(1) %o
  %cc = icmp eq i32 %c, 1234
  br i1 %cc, label %far, label %near
far:
  store volatile i32 100, ptr addrspace(1) %o
  store volatile i32 1100, ptr addrspace(1) %o
  store volatile i32 2100, ptr addrspace(1) %o
  store volatile i32 3100, ptr addrspace(1) %o
  store volatile i32 4100, ptr addrspace(1) %o
  store volatile i32 5100, ptr addrspace(1) %o
  store volatile i32 6100, ptr addrspace(1) %o
  store volatile i32 7100, ptr addrspace(1) %o
  store volatile i32 8100, ptr addrspace(1) %o
  store volatile i32 9100, ptr addrspace(1) %o
  store volatile i32 10100, ptr addrspace(1) %o
  store volatile i32 11100, ptr addrspace(1) %o
  store volatile i32 12100, ptr addrspace(1) %o
  store volatile i32 13100, ptr addrspace(1) %o
  store volatile i32 14100, ptr addrspace(1) %o
  store volatile i32 15100, ptr addrspace(1) %o
  store volatile i32 16100, ptr addrspace(1) %o
  store volatile i32 17100, ptr addrspace(1) %o
  store volatile i32 18100, ptr addrspace(1) %o
  store volatile i32 19100, ptr addrspace(1) %o
  store volatile i32 20100, ptr addrspace(1) %o
  store volatile i32 21100, ptr addrspace(1) %o
  store volatile i32 22100, ptr addrspace(1) %o
  store volatile i32 23100, ptr addrspace(1) %o
  store volatile i32 24100, ptr addrspace(1) %o
  store volatile i32 25100, ptr addrspace(1) %o
  store volatile i32 26100, ptr addrspace(1) %o
  store volatile i32 27100, ptr addrspace(1) %o
  store volatile i32 28100, ptr addrspace(1) %o
  store volatile i32 29100, ptr addrspace(1) %o
  store volatile i32 30100, ptr addrspace(1) %o
  store volatile i32 31100, ptr addrspace(1) %o
  store volatile i32 32100, ptr addrspace(1) %o
  store volatile i32 33100, ptr addrspace(1) %o
  store volatile i32 34100, ptr addrspace(1) %o
  store volatile i32 35100, ptr addrspace(1) %o
  store volatile i32 36100, ptr addrspace(1) %o
  store volatile i32 37100, ptr addrspace(1) %o
  store volatile i32 38100, ptr addrspace(1) %o
  store volatile i32 39100, ptr addrspace(1) %o
  store volatile i32 40100, ptr addrspace(1) %o
  store volatile i32 41100, ptr addrspace(1) %o
  store volatile i32 42100, ptr addrspace(1) %o
  store volatile i32 43100, ptr addrspace(1) %o
  store volatile i32 44100, ptr addrspace(1) %o
  store volatile i32 45100, ptr addrspace(1) %o
  store volatile i32 46100, ptr addrspace(1) %o
  store volatile i32 47100, ptr addrspace(1) %o
  store volatile i32 48100, ptr addrspace(1) %o
  store volatile i32 49100, ptr addrspace(1) %o
  store volatile i32 50100, ptr addrspace(1) %o
  store volatile i32 51100, ptr addrspace(1) %o
  store volatile i32 52100, ptr addrspace(1) %o
  store volatile i32 53100, ptr addrspace(1) %o
  store volatile i32 54100, ptr addrspace(1) %o
  store volatile i32 55100, ptr addrspace(1) %o
  store volatile i32 56100, ptr addrspace(1) %o
  store volatile i32 57100, ptr addrspace(1) %o
  store volatile i32 58100, ptr addrspace(1) %o
  store volatile i32 59100, ptr addrspace(1) %o
  br label %near
near:
  call void @g(ptr addrspace(1) %o)
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %id
  %fp = load volatile ptr, ptr addrspace(1) @slot
  %gp = load volatile ptr, ptr addrspace(1) @slot2
  call void %fp(ptr addrspace(1) %p)
  call void %gp(ptr addrspace(1) %p)
  call void %fp(ptr addrspace(1) %p)
  ret void
}
; expect gfx906 gfx90a gfx803
;> buf:1024: 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000040 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
